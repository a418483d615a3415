import type nl from "../nl/newsletter-inbox.ts";

export default {
	title: "Check your inbox and confirm your address",
	description:
		"We have sent you an e-mail with a link. Use it to confirm your address and you will be on the list for the newsletter of our studio.",
	heading: "Check your inbox",
	lead: "We have sent you an e-mail. Open the link in it and confirm your address, and you're on the list.",
	opening: {
		heading: "Nothing there?",
		body: [
			"It can take a few minutes. Have a look in your spam folder as well.",
			"If there is still nothing after an hour, your address may have had a typo: [enter it once more](page:newsletter).",
		],
	},
	actions: [
		{ label: "Browse the gallery meanwhile", to: "page:gallery" },
		{ label: "To the homepage", to: "page:home" },
	],
} satisfies typeof nl;
