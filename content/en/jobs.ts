import type nl from "../nl/jobs.ts";

export default {
	title: "Jobs and speculative applications",
	description:
		"Work as a designer in Amsterdam or Rotterdam, or in our warehouse in Lijnden. See which roles are open, or send a speculative application.",
	heading: "No boring jobs either",
	lead: "Our designers work in Amsterdam and Rotterdam, our warehouse staff in Lijnden. Each listing says whether it's open.",
	opening: {
		heading: "Drawing or lifting",
		body: [
			"A [designer](page:designer-rotterdam) thinks up kitchens in 3D and sits down with customers. In the [warehouse](page:warehouse) you see to it that orders leave the building in one piece. Which teams there are is on the [team page](page:team).",
		],
	},
	list: {
		heading: "Is the door open?",
		text: "If it is, apply. If it's shut, there's nothing going in that role at the moment.",
	},
	openApplication: {
		name: "Speculative application",
		text: "For anyone who can do something that isn't listed here. Bring your own handle, as you would for [Own](page:own): tell us what you can do and why we need it.",
		place: "Amsterdam, Rotterdam or Lijnden",
		hours: "You tell us",
	},
	how: {
		heading: "How to apply",
		steps: [
			"Pick your role and open the form. It has four boxes, and hobbies aren't one of them.",
			"Tell us who you are, what you can do, how many hours you'd like and when you could start. Work to show? Add a link.",
			"Keep it short. And leave the standard covering letter in the drawer: we are, as you may have noticed, against boring.",
		],
	},
	apply: {
		heading: "Knock, then",
		text: "This is the speculative application, for anyone who'd like to work here and can't see their job in the list. We read everything and write back.",
	},
	actions: [
		{ label: "Send a speculative application", to: "page:jobs#apply" },
		{ label: "About the warehouse", to: "page:warehouse" },
	],
} satisfies typeof nl;
