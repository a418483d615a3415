import type nl from "../nl/thanks.ts";

export default {
	title: "Your subscription is confirmed",
	description:
		"Your newsletter subscription is confirmed. In the meantime, look at the fronts, order a sample box or book a first meeting with us.",
	heading: "You're on the list",
	lead: "You are now subscribed to our newsletter. Thank you. There is nothing else you need to do.",
	opening: {
		heading: "Until the first e-mail",
		body: [
			"We have your confirmation, so the next newsletter will come to you as well. If it doesn't turn up, have a look in your spam folder.",
			"Should you ever have had enough, you can unsubscribe with one click. You won't have to explain yourself.",
		],
	},
	next: {
		heading: "Meanwhile, feel free to",
		steps: [
			{
				name: "Look",
				text: "Impressions of kitchens, each with a note of what is in it.",
				action: { label: "Browse the gallery", to: "page:gallery" },
			},
			{
				name: "Touch",
				text: "A sample box is {sampleBox} with shipping included, and we take that off a later purchase.",
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
		{ label: "Back to the homepage", to: "page:home" },
	],
} satisfies typeof nl;
