import type nl from "../nl/assistants.ts";

export default {
	summary:
		"A design studio in Amsterdam and Rotterdam. It plans kitchens around IKEA and KVIK cabinets and supplies its own fronts, worktops, sinks and taps.",
	facts: [
		"The fronts fit IKEA Metod and Faktum, and KVIK Bordo and Senti; other KVIK models on request.",
		"Fronts and worktops are quoted for each kitchen; orders start at {minimumOrder}. All prices are fixed.",
		"The first meeting commits nobody to anything. A 3D design takes a deposit of {designDeposit}, which comes off the invoice. Without an order, that {designOnly} is the price of the design.",
		"A custom colour is {catchCustomColour} once for the Catch design, and {paintedCustomColour} per order for any other design in Painted.",
		"Sample boxes are {sampleBox} each, postage included, and that comes off a later purchase.",
		"Delivery is {deliveryNear} within {nearDeliveryKm} km of Amsterdam and {deliveryFar} beyond that. The lead time is {leadTimeMin} to {leadTimeMax} weeks.",
		"The studio doesn't fit kitchens. Fronts are made in the Netherlands; fronts and worktops have a {warrantyYears}-year warranty.",
		"Pictures on the site are renders, not customers' kitchens; colours are approximate.",
	],
	groups: {
		products: "What the studio makes",
		buying: "Buying, costs and questions",
		studio: "The studio and its jobs",
	},
} satisfies typeof nl;
