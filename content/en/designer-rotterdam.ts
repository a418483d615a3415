import type nl from "../nl/designer-rotterdam.ts";

export default {
	title: "Kitchen designer in Rotterdam",
	description:
		"As a designer in Rotterdam you design kitchens with IKEA and KVIK cabinets and our own fronts, for at least {designerHoursMin} hours a week.",
	heading: "Other people's kitchens, your lines",
	lead: "A designer in our Rotterdam studio works out kitchens together with the people who will cook in them.",
	opening: {
		heading: "From first meeting to final call",
		body: [
			"The job follows [the way we work](page:how-we-work): a first meeting, a design in 3D, and a final call before anything is ordered. Your ingredients are IKEA and KVIK cabinets and our own fronts, worktops, sinks and taps.",
			"Nothing can be done about the cabinet sizes. Everything else is open to discussion with the customer.",
		],
	},
	status: {
		open: "The designer vacancy in Rotterdam is open: apply below, with a link to your work.",
		closed: "The designer vacancy in Rotterdam is closed.",
	},
	work: {
		heading: "What fills your day",
		text: "Drawing, though by no means only that.",
		items: [
			"Listening, above all to what people forget to mention.",
			"Drawing a kitchen that suits the room and those who live with it.",
			"Explaining why something won't work, and showing what will.",
			"Checking everything, so that the final call holds no surprises.",
		],
	},
	terms: [{ term: "Pay", text: "{designerPay}" }],
	apply: {
		heading: "What to send",
		text: "Tell us who you are, what you've designed and how many hours you'd like to work. A few pictures of your work will do more than a page about your motivation. They needn't be of kitchens.",
	},
	shut: {
		heading: "Every desk is taken",
		text: "We aren't looking for a designer in Rotterdam just now. A speculative application is always welcome.",
	},
	actions: [
		{ label: "Apply for this job", to: "page:designer-rotterdam#apply" },
		{ label: "See all roles", to: "page:jobs" },
	],
	closedActions: [
		{ label: "See all roles", to: "page:jobs" },
		{ label: "Send a speculative application", to: "page:jobs#apply" },
	],
} satisfies typeof nl;
