import type nl from "../nl/farrow-and-ball.ts";

export default {
	title: "Farrow and Ball fronts for IKEA kitchens",
	description:
		"Painted kitchen fronts for IKEA Metod and Faktum, in a Farrow and Ball, Little Greene or custom colour. Produced in the Netherlands.",
	heading: "Farrow and Ball on an IKEA kitchen",
	lead: "Yes, you can: our Painted fronts for IKEA kitchens come in Farrow and Ball and Little Greene colours. Or in a colour of your own.",
	opening: {
		heading: "Match the walls, or pick a fight with them",
		body: [
			"Farrow and Ball and Little Greene are British paint makers whose colours people know by name. If you have one on the wall already, the kitchen can join in or argue back. The cabinets underneath are IKEA's, either Metod or the older Faktum. The fronts are ours, and they are produced in the Netherlands.",
			"If the colour in your head is on nobody's colour card, we will make it your custom colour. For Painted fronts that adds {paintedCustomColour} per order. It should not be confused with a custom colour for the Catch design, which has a different price, charged only once. You will find both on the [price list](page:prices).",
			"Bring a swatch or the name of your colour to the first meeting and we can get straight to the point. If you would rather see a painted front first, order the painted and raw box. The alternatives, from Fenix to multiplex, are listed under [materials](page:materials).",
		],
	},
	actions: [
		{ label: "Order the painted box", to: "link:samplesPainted" },
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
	],
} satisfies typeof nl;
