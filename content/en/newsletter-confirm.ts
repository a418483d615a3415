import type nl from "../nl/newsletter-confirm.ts";

export default {
	title: "Confirm your subscription",
	description:
		"Confirm with one click that you would like to receive the newsletter of No More Boring Kitchens. Only that click puts you on the list.",
	heading: "One more click",
	lead: "Press the button and you're on the list for our newsletter.",
	without: "The link is not complete. Open it straight from the e-mail, or enter your address once more.",
	button: "Confirm my address",
	opening: {
		heading: "Why a button?",
		body: [
			"Some mail programs open links by themselves to check them. That is why only the button counts: it tells us that it was you.",
			"Not you? Close this page and nothing will happen.",
		],
	},
	actions: [
		{ label: "To the newsletter", to: "page:newsletter" },
		{ label: "To the homepage", to: "page:home" },
	],
} satisfies typeof nl;
