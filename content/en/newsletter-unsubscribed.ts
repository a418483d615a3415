import type nl from "../nl/newsletter-unsubscribed.ts";

export default {
	title: "You're unsubscribed",
	description:
		"You won't receive our newsletter any more. If you change your mind, simply sign up again with your e-mail address.",
	heading: "Door closed",
	lead: "You're unsubscribed. We won't send you the newsletter any more.",
	opening: {
		heading: "By accident?",
		body: ["Then [sign up again](page:newsletter). The fronts are still here."],
	},
	actions: [
		{ label: "Homepage", to: "page:home" },
		{ label: "Browse the gallery", to: "page:gallery" },
	],
} satisfies typeof nl;
