import type nl from "../nl/newsletter-unsubscribe.ts";

export default {
	title: "Unsubscribe from the newsletter",
	description:
		"Unsubscribe from our newsletter at the press of a button. You don't have to give a reason and it takes effect at once.",
	heading: "Seen enough?",
	lead: "Press the button and you won't receive our newsletter any more. You don't have to give a reason.",
	without: "Part of the unsubscribe link is missing. Open it straight from one of our e-mails.",
	button: "Unsubscribe me",
	opening: {
		heading: "And then",
		body: ["It takes effect at once. Should you want to come back, just sign up again."],
	},
	actions: [
		{ label: "Browse the gallery", to: "page:gallery" },
		{ label: "Homepage", to: "page:home" },
	],
} satisfies typeof nl;
