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
			"A [designer](page:designer-rotterdam) thinks up kitchens in 3D and sits down with customers, {designerHoursMin} hours a week or more. Designers on more than {eBikeAboveHours} hours are offered an e-bike. In the [warehouse](page:warehouse) you see to it that orders leave the building in one piece, for anything between {warehouseHoursMin} and {warehouseHoursMax} hours a week.",
			"If the role you want is closed, or isn't listed at all, you can always e-mail an open application. Say what you are good at, where you would like to work and for how many hours. Keep it short. And leave the template letter in the drawer: we are, as you may have noticed, against boring.",
		],
	},
	actions: [
		{ label: "Send an open application", to: "mail:openApplication" },
		{ label: "About the warehouse", to: "page:warehouse" },
	],
} satisfies typeof nl;
