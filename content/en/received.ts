import type nl from "../nl/received.ts";

export default {
	title: "We've got it",
	description:
		"Your message or order has been stored at No More Boring Kitchens. Keep the number that this page shows.",
	heading: "We've got it",
	lead: "Here is the number of what you sent us.",
	reference: "Your number",
	kinds: {
		samples: {
			heading: "Something strokeable is on its way",
			lead: "Your order is in our book. Payment details will follow; the amount comes off a later order.",
		},
		question: {
			heading: "Good question",
			lead: "It's on the table. Somebody at the studio reads it and replies to the address you gave.",
		},
		application: {
			heading: "Who's that knocking?",
			lead: "Your application has arrived. We read it ourselves and reply to the address you gave.",
		},
	},
	mail: "You'll get an e-mail as well, with the same number.",
	noMail: "Write the number down, or take a picture of your screen.",
	opening: {
		heading: "What now?",
		body: [
			"Nobody should choose a kitchen with their eyes shut. Have a look round the [gallery](page:gallery), or [mix one yourself](page:mixer).",
		],
	},
	actions: [
		{ label: "Book a meeting", to: "page:appointment" },
		{ label: "To the gallery", to: "page:gallery" },
	],
} satisfies typeof nl;
