import type nl from "../nl/materials.ts";

export default {
	title: "Materials for kitchen fronts",
	description:
		"Kitchen fronts in Fenix, wood, paint, Melatop, Raw MDF and plywood: what each is, which colours there are and what a custom colour costs.",
	heading: "Please do touch",
	lead: "A front can be Fenix, wood, Melatop, Raw MDF or plywood (Multiplex), or it can be painted whatever colour you like. Here's how they differ.",
	compare: {
		label: "Two materials side by side",
		shown: "Now showing",
		joint: "next to",
		together: "And here they share a kitchen.",
		mix: { label: "Take this pair to the mixer", to: "page:mixer" },
		enlarge: "See them bigger",
	},
	opening: {
		heading: "Your last two picks",
		body: [
			"Tap a colour below and it appears up here, beside the one you tapped before. The link in your address bar remembers the pair, so you can send it to whoever else gets a say.",
			"Screens lie about colour, though they mean no harm. Look at the real material before you decide, at home or in the studio. The lead time is {leadTimeMin} to {leadTimeMax} weeks, depending on the material.",
		],
	},
	families: {
		fenix: {
			name: "Fenix",
			heading: "Matt as a pebble",
			body: [
				"A high-pressure laminate from Italy: layers of paper and resin pressed into one sheet, with an acrylic skin that gives hardly any light back. Micro scratches in that skin fade when you warm them, which can't be said for a slip of the carving knife. There are {fenixColours:word} colours.",
				"Lead time: {leadTimeFenix} weeks.",
			],
			actions: [
				{ label: "More about Fenix fronts", to: "page:fenix" },
				{ label: "See the Fenix box", to: "page:samples#fenix" },
			],
		},
		melatop: {
			name: "Melatop",
			heading: "The cake counter",
			body: [
				"Board with a coloured melamine surface: paper soaked in resin and pressed on with heat. Hard, even, and clean again with a damp cloth. There are {melatopColours:word} colours. Four belong in a patisserie window. The fifth is tuna.",
				"Lead time: {leadTimeMelatop} weeks.",
			],
			actions: [{ label: "To the Melatop box", to: "page:samples#melatop" }],
		},
		wood: {
			name: "Wood",
			heading: "With thanks to the tree",
			body: [
				"Wood moves: it swells and shrinks with the damp in a house. That's why wooden fronts are often veneer, a thin leaf of real wood on a board that stays straight.",
				"Light has its own plans. Oak generally turns warmer over time, walnut paler.",
				"{woodBuild}",
				"Lead time: {leadTimeWood} weeks.",
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
				"A painted front is smooth and has no grain, which leaves all the work to the colour. It can be Farrow & Ball's, Little Greene's or yours.",
				"The colours in this drawing are our own, not any paint maker's.",
				"{paintSheen}",
				"Lead time: {leadTimePainted} weeks.",
			],
			actions: [
				{ label: "More about Farrow & Ball", to: "page:farrow-and-ball" },
				{ label: "To the painted + raw box", to: "page:samples#painted" },
			],
		},
		"raw-mdf": {
			name: "Raw MDF",
			heading: "No coat on",
			body: [
				"MDF is fine wood fibre pressed into a board with glue. It has no grain and therefore no direction. Ours comes in Light Grey. Fibre drinks: wipe up water by the sink and the dishwasher straight away.",
				"{rawMdfFinish}",
				"Lead time: {leadTimeRawMdf} weeks.",
			],
			actions: [{ label: "To the box with Raw MDF", to: "page:samples#painted" }],
		},
		multiplex: {
			name: "Multiplex",
			heading: "A mille-feuille",
			body: [
				"Plywood: thin layers of wood, each glued across the one before. That makes it slower to warp than a plank, and throws in a striped edge. In [Catch](page:catch) the stripes carry on inside the grip. It's in none of the sample boxes; you can see it in the studio.",
				"Lead time: {leadTimeMultiplex} weeks.",
			],
			actions: [{ label: "Choose a studio", to: "page:contact" }],
		},
	},
	custom: {
		heading: "Two rates for a custom colour",
		text: "For Catch you pay once, for any other design with every order. A Farrow & Ball or Little Greene colour counts as a custom colour. All amounts are under [prices](page:prices).",
		painted: {
			name: "Any other design, in Painted",
			price: "{paintedCustomColour}",
			unit: "per order",
			text: "You pay it again with every further order.",
		},
		catch: {
			name: "Catch",
			price: "{catchCustomColour}",
			unit: "once",
			text: "Whatever the material. Reorder in the same colour and you don't pay it again.",
		},
	},
	next: {
		heading: "Now touch",
		text: "Choose a sample box and put the candidates on your own table, or come and hold them in the studio.",
		boxes: {
			wood: { label: "Wood", to: "page:samples#wood" },
			fenix: { label: "Fenix", to: "page:samples#fenix" },
			melatop: { label: "Melatop", to: "page:samples#melatop" },
			painted: { label: "Painted + raw", to: "page:samples#painted" },
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
