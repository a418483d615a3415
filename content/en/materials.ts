import type nl from "../nl/materials.ts";

export default {
	title: "Materials for kitchen fronts",
	description:
		"Kitchen fronts in Fenix, wood, paint, Melatop, Raw MDF and multiplex: what each is, which colours there are and what a custom colour costs.",
	heading: "Please do touch",
	lead: "A front can be Fenix, wood, Melatop, Raw MDF or multiplex, or it can be painted whatever colour you like. Here is how they differ.",
	compare: {
		label: "Two materials side by side",
		shown: "Now showing",
		joint: "next to",
		together: "And here they share a kitchen.",
		mix: { label: "Take this pair to the mixer", to: "page:mixer" },
		enlarge: "See them large",
	},
	opening: {
		heading: "The last two take the stage",
		body: [
			"Tap a colour below and it appears up here, beside the one you tapped before. The link in your address bar remembers the pair, so you can send it to whoever else gets a say.",
			"Screens lie about colour, though they mean no harm. Look at the real material before you decide, at home or in the studio. Leave yourself time as well, because depending on the material the lead time runs from {leadTimeMin} to {leadTimeMax} weeks.",
		],
	},
	families: {
		fenix: {
			name: "Fenix",
			heading: "Matt as a pebble",
			body: [
				"A sheet with a skin of acrylic resin that hardly gives any light back. Micro scratches in that skin fade when you warm them, which cannot be said for a slip of the carving knife. There are {fenixColours:word} colours.",
			],
			actions: [
				{ label: "More about Fenix fronts", to: "page:fenix" },
				{ label: "To the Fenix box", to: "page:samples#fenix" },
			],
		},
		melatop: {
			name: "Melatop",
			heading: "The cake counter",
			body: [
				"We'll be brief: {melatopColours:word} colours, each fit for a pastry chef's window. Only tuna looks a little out of place. How Melatop feels is something a sample tells you better than we can.",
			],
			actions: [{ label: "To the Melatop box", to: "page:samples#melatop" }],
		},
		wood: {
			name: "Wood",
			heading: "With thanks to the tree",
			body: [
				"Wood moves: it swells and shrinks with the damp in a house. That is why wooden fronts are often veneer, a thin leaf of real wood on a board that stays straight. Come to the studio and we will show you how ours are built.",
				"Light has its own plans. Oak generally turns warmer over time, walnut paler.",
			],
			actions: [
				{ label: "More about wooden fronts", to: "page:wooden-fronts" },
				{ label: "To the wood box", to: "page:samples#wood" },
			],
		},
		painted: {
			name: "Painted",
			heading: "As bold as you like",
			body: [
				"A painted front is smooth and has no grain, which leaves all the work to the colour. That can be by Farrow and Ball, by Little Greene or by you. The name of a colour says nothing about its sheen, so ask about that as well.",
				"The colours in this drawing are examples of ours, not of any paint maker.",
			],
			actions: [
				{ label: "More about Farrow and Ball", to: "page:farrow-and-ball" },
				{ label: "To the painted and raw box", to: "page:samples#painted" },
			],
		},
		"raw-mdf": {
			name: "Raw MDF",
			heading: "No coat on",
			body: [
				"MDF is fine wood fibre pressed into a board with glue. It has no grain and therefore no direction. Ours comes in Light Grey. Bare fibre takes up moisture, so ask us how to look after such a front in a kitchen.",
			],
			actions: [{ label: "To the box with Raw MDF", to: "page:samples#painted" }],
		},
		multiplex: {
			name: "Multiplex",
			heading: "A mille-feuille",
			body: [
				"Plywood: thin layers of wood, each glued across the one before. That makes it slower to warp than a plank, and throws in a striped edge. In [Catch](page:catch) the stripes carry on inside the grip.",
			],
			actions: [{ label: "Ask about it in the studio", to: "page:contact" }],
		},
	},
	custom: {
		heading: "Two rates for a custom colour",
		text: "Two different products can have a colour of your own, and each has a price of its own. All other amounts are under [prices](page:prices).",
		painted: {
			name: "A custom colour for Painted fronts",
			price: "{paintedCustomColour}",
			unit: "per order",
			text: "For fronts in the material Painted. With every further order you pay the amount again.",
		},
		catch: {
			name: "A custom colour for Catch",
			price: "{catchCustomColour}",
			unit: "one-off",
			text: "For the design Catch and for no other. You pay the amount once.",
		},
	},
	next: {
		heading: "Now to touch",
		text: "Choose a sample box and put the candidates on your own table, or come and hold them in the studio.",
		boxes: {
			wood: { label: "Wood", to: "page:samples#wood" },
			fenix: { label: "Fenix", to: "page:samples#fenix" },
			melatop: { label: "Melatop", to: "page:samples#melatop" },
			painted: { label: "Painted and raw", to: "page:samples#painted" },
		},
		actions: [
			{ label: "Book a first meeting", to: "link:bookDiscovery" },
			{ label: "See the fronts", to: "page:fronts" },
		],
	},
	actions: [
		{ label: "Order a sample box", to: "page:samples" },
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
	],
} satisfies typeof nl;
