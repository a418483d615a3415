import type nl from "../nl/newsletter.ts";

export default {
	title: "Subscribe to the newsletter",
	description:
		"The occasional e-mail about new fronts, colours and materials from No More Boring Kitchens. Sign up with your address, unsubscribe whenever you like.",
	heading: "Something nice on the doormat",
	lead: "New fronts, colours and materials in your inbox. Now and then, and only when there's something to show.",
	opening: {
		heading: "How it works",
		body: [
			"You enter your address, we send you an e-mail, you open the link in it and press the button. Without that we send nothing, and after {newsletterForgetDays} days we forget the address.",
			"We use your address for this newsletter and for nothing else.",
		],
	},
	actions: [
		{ label: "Browse the gallery", to: "page:gallery" },
		{ label: "Homepage", to: "page:home" },
	],
} satisfies typeof nl;
