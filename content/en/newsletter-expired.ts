import type nl from "../nl/newsletter-expired.ts";

export default {
	title: "This link no longer works",
	description:
		"The link in your e-mail has been used or is more than {newsletterLinkDays:word} days old. Enter your address again and we'll send you a new one.",
	heading: "This link is spent",
	lead: "It has been used or is more than {newsletterLinkDays:word} days old. If you clicked twice, you're already on the list. Otherwise, enter your address here once more.",
	opening: {
		heading: "How that happens",
		body: [
			"A link in our e-mail works once, for {newsletterLinkDays:word} days. If you unsubscribed in the meantime, it stops working too.",
			"We send at most one e-mail an hour to the same address.",
		],
	},
	actions: [
		{ label: "Browse the gallery", to: "page:gallery" },
		{ label: "Homepage", to: "page:home" },
	],
} satisfies typeof nl;
