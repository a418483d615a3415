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
			"We have your confirmation, so the next newsletter will come to you as well. If it doesn't turn up, have a look in your spam folder. And should you ever have had enough, you can unsubscribe with one click. You won't have to explain yourself.",
			"Your kitchen, meanwhile, needn't wait for a newsletter. Browse our [impressions](page:gallery) if you are still looking around. If you already know what you want, read [how we work](page:how-we-work), from the first conversation to the delivery. And we are always glad to talk kitchens in Amsterdam and Rotterdam.",
		],
	},
	actions: [
		{ label: "Browse the impressions", to: "page:gallery" },
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
	],
} satisfies typeof nl;
