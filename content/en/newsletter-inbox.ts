import type nl from "../nl/newsletter-inbox.ts";

export default {
	title: "Check your inbox and confirm your address",
	description:
		"We've sent you an e-mail with a link. Use it to confirm your address and you'll be on the list for our newsletter about kitchens.",
	heading: "Check your inbox",
	lead: "You'll get an e-mail from us. Open the link in it and confirm your address, and you're on the list.",
	opening: {
		heading: "Nothing there?",
		body: [
			"It can take a few minutes. Have a look in your spam folder as well.",
			"If there's still nothing after an hour, there may be a typo in your address: [enter it once more](page:newsletter).",
		],
	},
	actions: [
		{ label: "Browse the gallery meanwhile", to: "page:gallery" },
		{ label: "Homepage", to: "page:home" },
	],
} satisfies typeof nl;
