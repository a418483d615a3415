import type nl from "../nl/materials.ts";

export default {
	title: "Materials for kitchen fronts",
	description:
		"Kitchen fronts in Fenix, wood, paint, Melatop, Raw MDF and multiplex: what each one is, which colours it comes in and what a custom colour costs.",
	heading: "Please do touch",
	lead: "A front can be Fenix, wood, Melatop, Raw MDF or multiplex, or it can be painted whatever colour you like. Here is how they differ.",
	opening: {
		heading: "From Tabasco to walnut",
		body: [
			"[Fenix](page:fenix) is matt and comes in {fenixColours:word} colours. Melatop comes in {melatopColours:word}: butter, lychee, mint, frosting and tuna. In [wood](page:wooden-fronts) you choose between Oak Natural, Warm Oak and Walnut. Raw MDF is pressed wood fibre, ours in Light Grey. Multiplex is plywood, thin sheets of wood glued together with the grain crossed. You can count them along the edge.",
			"Painted is exactly that: a front in a colour by [Farrow and Ball](page:farrow-and-ball), by Little Greene, or one you pick yourself. For Painted, that custom colour costs {paintedCustomColour} per order. The Catch design in a custom colour is a separate matter with a separate price: {catchCustomColour}, charged once.",
			"Screens lie about colour, though they mean no harm. Look at the real material before you decide, at home or in the studio. Leave yourself time as well, because depending on the material the lead time runs from {leadTimeMin} to {leadTimeMax} weeks.",
		],
	},
	actions: [
		{ label: "Order a sample box", to: "page:samples" },
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
	],
} satisfies typeof nl;
