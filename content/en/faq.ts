import type nl from "../nl/faq.ts";

export default {
	title: "Frequently asked questions",
	description:
		"Answers about IKEA and KVIK cabinets, lead times, delivery, warranty, installation and the prices of our fronts and worktops.",
	heading: "Yes, no and it depends",
	lead: "This is what you will want to know before you order. If something is missing, [e-mail us](mail:contact).",
	opening: {
		heading: "The short answers first",
		body: [
			"**Yes**, our fronts fit IKEA Metod, and they fit Faktum, the system that came before it. From KVIK we cover Bordo and Senti, and you are welcome to ask us about other KVIK models. And yes, there is a warranty of {warrantyYears:word} years on fronts and worktops.",
			"**No**, we don't install. That is for you to arrange. No, the prices are not negotiable. And no, we don't start production on orders below {minimumOrder}, unless you are already a customer: then a reorder may be smaller and you pay {smallReorder} extra. What else you pay is on the [price list](page:prices).",
			"**It depends** is the answer on lead time: {leadTimeMin} to {leadTimeMax} weeks, because one [material](page:materials) takes longer than another. It is also the answer on delivery: {deliveryNear} within {nearDeliveryKm} kilometres of Amsterdam, {deliveryFar} beyond that. We deliver to the ground floor, with one driver.",
		],
	},
	actions: [
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
		{ label: "Ask us by e-mail", to: "mail:contact" },
	],
} satisfies typeof nl;
