import type nl from "../nl/newsletter-unsubscribed.ts";

export default {
	title: "You are unsubscribed",
	description:
		"You won't receive the newsletter of No More Boring Kitchens any more. If you change your mind, simply sign up again with your address.",
	heading: "Door closed",
	lead: "You are unsubscribed. We won't send you the newsletter any more.",
	opening: {
		heading: "By accident?",
		body: ["Then [sign up again](page:newsletter). The fronts are still here."],
	},
	actions: [
		{ label: "To the homepage", to: "page:home" },
		{ label: "Browse the gallery", to: "page:gallery" },
	],
} satisfies typeof nl;
