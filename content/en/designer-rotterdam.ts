import type nl from "../nl/designer-rotterdam.ts";

export default {
	title: "Kitchen designer in Rotterdam",
	description:
		"As a designer in Rotterdam you design kitchens with IKEA and KVIK cabinets and our own fronts, for at least {designerHoursMin} hours a week.",
	heading: "Other people's kitchens, your lines",
	lead: "A designer in our Rotterdam studio works at least {designerHoursMin} hours a week, designing kitchens with the people who will cook in them.",
	opening: {
		heading: "From first meeting to final call",
		body: [
			"The job follows [the way we work](page:how-we-work): a first meeting, a design in 3D, and a final call before anything is ordered. Your ingredients are IKEA and KVIK cabinets and our own fronts, worktops, sinks and taps. Nothing can be done about the cabinet sizes. Everything else is open to discussion with the customer.",
			"If you work more than {eBikeAboveHours} hours a week, we offer you an e-bike. You apply by e-mail. Tell us who you are, what you have designed and how many hours you would like to work. A few pictures of your work will do more than a page about your motivation. The other roles are on the [jobs page](page:jobs).",
		],
	},
	status: {
		open: "The designer vacancy in Rotterdam is open: e-mail us your application and mention Rotterdam.",
		closed:
			"The designer vacancy in Rotterdam is closed: send an open application if you would still like to work with us.",
	},
	actions: [
		{ label: "E-mail your application", to: "mail:openApplication" },
		{ label: "See all roles", to: "page:jobs" },
	],
} satisfies typeof nl;
