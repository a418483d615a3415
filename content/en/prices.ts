import type nl from "../nl/prices.ts";

export default {
	title: "Prices and costs",
	description:
		"What a design, a sample box, a custom colour and delivery cost, and what is later deducted from your invoice. All our prices are fixed.",
	heading: "What it costs",
	lead: "Prices are fixed and cannot be negotiated. Fronts and worktops are quoted for your kitchen, and the amounts around them are set out here.",
	opening: {
		heading: "What you pay, and when",
		body: [
			"The first meeting is without obligation. For the 3D design we ask a deposit of {designDeposit}, which is deducted from the invoice for your order. If all you want is a design consultation with a 3D drawing, that costs {designOnly}. Each revision after the first costs {extraRevision}. A [sample box](page:samples) is {sampleBox} including shipping, and that amount too is deducted from a later purchase.",
			"The minimum order is {minimumOrder}. Existing customers may reorder for less and then pay {smallReorder} extra. Production starts once the invoice has been paid at least in part, and the remainder is due before delivery. Delivery is {deliveryNear} if you live within {nearDeliveryKm} kilometres of Amsterdam and {deliveryFar} if you live further away. You can also collect your order in Lijnden by appointment.",
			"What a custom colour costs depends on the product. For **Painted** fronts in a custom colour you pay {paintedCustomColour} per order, so a later order is charged again. For [Catch](page:catch) in a custom colour you pay {catchCustomColour}, and you pay it only once.",
		],
	},
	actions: [
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
		{ label: "Order a sample box", to: "page:samples" },
	],
} satisfies typeof nl;
