import type nl from "../nl/thanks.ts";

export default {
	title: "Your subscription is confirmed",
	description:
		"Your newsletter subscription is confirmed. In the meantime, look at the fronts, order a sample box or book a first meeting with us.",
	heading: "You're on the list",
	lead: "You're now subscribed to our newsletter. Thank you. There's nothing else you need to do.",
	opening: {
		heading: "Until the first e-mail",
		body: [
			"You'll get the next one. If it doesn't turn up, have a look in your spam folder.",
			"Had enough one day? Every e-mail has a link to unsubscribe.",
		],
	},
	next: {
		heading: "Meanwhile, feel free to",
		steps: [
			{
				name: "Look",
				text: "Rendered kitchens, each with a note of what's in it.",
				action: { label: "Browse the gallery", to: "page:gallery" },
			},
			{
				name: "Touch",
				text: "A sample box is {sampleBox}.",
				action: { label: "Choose a sample box", to: "page:samples" },
			},
			{
				name: "Talk",
				text: "In Amsterdam or Rotterdam, about what you want. It commits you to nothing.",
				action: { label: "Book a first meeting", to: "link:bookDiscovery" },
			},
		],
	},
	actions: [
		{ label: "See the fronts", to: "page:fronts" },
		{ label: "Homepage", to: "page:home" },
	],
} satisfies typeof nl;
