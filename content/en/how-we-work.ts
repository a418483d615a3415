import type nl from "../nl/how-we-work.ts";

export default {
	title: "How we work: first meeting to delivery",
	description:
		"Talk first, then a design in 3D, and only then an order. Here is what you pay at each step, when production starts and what is left to you.",
	heading: "Talk first, saw later",
	lead: "Discover, design, order, and in that order. At every step you know what it costs and what happens next.",
	opening: {
		heading: "Who does what, and when",
		body: [
			"The **first meeting** is without obligation. You tell us what is there now and what you would like instead, and we ask a lot of questions. Next comes the **design meeting**: you pay a deposit of {designDeposit} and we draw your kitchen in 3D. We take that amount off the invoice for your order. The first revision is included. Each further one costs {extraRevision}.",
			"In the **final call** we go through everything once more. After that comes your appointment with the retailer to order the cabinets. We start production as soon as your invoice has been paid at least in part. Allow {leadTimeMin} to {leadTimeMax} weeks, depending on the material. The balance is due before delivery.",
			"We deliver on the agreed day, to the ground floor. The driver comes alone, so have some help on hand. We do not install: you do that yourself, or find somebody who will. Our prices are fixed prices. Every amount that is known beforehand is on the [price list](page:prices), and most other questions are answered in the [FAQ](page:faq).",
		],
	},
	actions: [
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
		{ label: "See the prices", to: "page:prices" },
	],
} satisfies typeof nl;
