import type nl from "../nl/prices.ts";

export default {
	title: "Prices and costs",
	description:
		"What a design, a sample box, a custom colour and delivery cost, and what is later deducted from your invoice. All our prices are fixed.",
	heading: "What it costs",
	lead: "Our prices are fixed and not negotiable. Fronts and worktops are quoted for your kitchen, and the other amounts are set out here.",
	opening: {
		heading: "What you pay, and when",
		body: [
			"A first meeting commits you to nothing. For the 3D design we ask for a deposit of {designDeposit}, which is deducted from the invoice for your order. If all you want is a design consultation with a 3D drawing, that costs {designOnly}. Each revision after the first costs {extraRevision}. A [sample box](page:samples) is {sampleBox} including shipping, and that amount too is deducted from a later purchase.",
			"The minimum order is {minimumOrder}. Existing customers may reorder for less and then pay {smallReorder} extra. Production starts once at least part of the invoice has been paid, and the remainder is due before delivery. Delivery is {deliveryNear} if you live within {nearDeliveryKm} kilometres of Amsterdam and {deliveryFar} if you live further away. Collection from Lijnden is possible by appointment.",
			"What a custom colour costs depends on the product. For **Painted** fronts in a custom colour you pay {paintedCustomColour} per order, so you pay it again on a later order. For [Catch](page:catch) in a custom colour you pay {catchCustomColour}, and you pay it only once.",
		],
	},
	actions: [
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
		{ label: "Order a sample box", to: "page:samples" },
	],
} satisfies typeof nl;
