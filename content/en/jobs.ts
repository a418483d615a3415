import type nl from "../nl/jobs.ts";

export default {
	title: "Jobs and open applications",
	description:
		"Work as a designer in Amsterdam or Rotterdam, or in our warehouse in Lijnden. See which roles are open and apply by e-mail.",
	heading: "No boring jobs either",
	lead: "Our designers work in Amsterdam and Rotterdam, our warehouse staff in Lijnden. Each role says whether it is open.",
	opening: {
		heading: "Drawing or lifting",
		body: [
			"A [designer](page:designer-rotterdam) thinks up kitchens in 3D and sits down with customers. In the [warehouse](page:warehouse) you see to it that orders leave the building in one piece. Who works in which team is on the [team page](page:team).",
		],
	},
	list: {
		heading: "Is the door open?",
		text: "For an open vacancy, it is. If it is shut there is no place at the moment, and you can spare yourself the letter.",
	},
	openApplication: {
		name: "Open application",
		text: "Is your role closed, or not on the list? Then bring your own handle, as you would for [Own](page:own): tell us what you can do and why we need it.",
		place: "Amsterdam, Rotterdam or Lijnden",
		hours: "You tell us",
	},
	how: {
		heading: "How to apply",
		steps: [
			"Press the button beside the role. An e-mail opens with the subject and our questions already in it.",
			"Fill in who you are, how many hours you would like and when you could start.",
			"Keep it short. And leave the template letter in the drawer: we are, as you may have noticed, against boring.",
		],
	},
	ask: {
		heading: "Interviews work both ways",
		text: "You will find nothing here about pay, contracts or trial periods. So ask, and feel free to do it in your first e-mail. It won't count against you.",
	},
	actions: [
		{ label: "Send an open application", to: "mail:openApplication" },
		{ label: "About the warehouse", to: "page:warehouse" },
	],
} satisfies typeof nl;
