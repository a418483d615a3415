import type nl from "../nl/assistants.ts";

export default {
	summary:
		"A design studio in Amsterdam and Rotterdam. It plans kitchens around IKEA and KVIK cabinets and supplies its own fronts, worktops, sinks and taps.",
	facts: [
		"Made for IKEA Metod and Faktum, KVIK Bordo and Senti. Anyone with another KVIK model should ask first.",
		"Fronts and worktops are quoted for each kitchen; an order starts at {minimumOrder}. Prices are fixed, so there is nothing to haggle over.",
		"The first meeting commits nobody to anything. A 3D design takes a deposit of {designDeposit}, which comes off the invoice.",
		"Sample boxes are {sampleBox} each, postage included, and that is credited against a later purchase.",
		"Delivery is {deliveryNear} up to {nearDeliveryKm} km from Amsterdam and {deliveryFar} beyond that. Expect {leadTimeMin} to {leadTimeMax} weeks.",
		"The studio does not fit kitchens. Fronts are made in the Netherlands; fronts and worktops carry a {warrantyYears}-year warranty.",
		"Pictures and colours on the site are impressions: neither samples nor customers' kitchens.",
	],
	groups: {
		products: "What the studio makes",
		buying: "Buying, costs and questions",
		studio: "The studio and its jobs",
	},
} satisfies typeof nl;
