import type nl from "../nl/newsletter-confirm.ts";

export default {
	title: "Confirm your subscription",
	description:
		"Confirm that you'd like to receive our newsletter about new kitchen fronts, colours and materials. Only the button puts you on the list.",
	heading: "One more click",
	lead: "Press the button and you're on the list for our newsletter.",
	without: "The link isn't complete. Open it straight from the e-mail, or enter your address once more.",
	button: "Confirm my address",
	opening: {
		heading: "Why a button?",
		body: [
			"Some mail programs open links by themselves to check them. That's why only the button counts: it tells us it was you.",
			"Not you? Close this page and nothing will happen.",
		],
	},
	actions: [
		{ label: "The newsletter", to: "page:newsletter" },
		{ label: "Homepage", to: "page:home" },
	],
} satisfies typeof nl;
