import type nl from "../nl/fenix.ts";

export default {
	title: "Fenix fronts for your IKEA kitchen",
	description:
		"Matt Fenix fronts for IKEA Metod and Faktum, in {fenixColours:word} colours from Oat to Tabasco. Order the Fenix sample box and judge for yourself.",
	heading: "Fenix: matt, soft and fine with fingers",
	lead: "We make Fenix fronts for IKEA kitchens, Metod and Faktum alike. There are {fenixColours:word} colours, from quiet to Tabasco.",
	opening: {
		heading: "Very nearly all of it edible",
		body: [
			"Fenix is an Italian surface material, deeply matt and soft to the touch. It reflects little light and is slow to show fingerprints. Fine scratches in the top layer can be taken out with heat. A deep scratch remains a deep scratch.",
			"The colours are Mocca, Oat, Sage, Night, Elephant, Tabasco, Honey, Cacao, Aubergine, Blueberry, Roquefort and Cherry. Apart from Night and Elephant, you could have them for dinner. Fenix also comes as a [worktop](page:worktops), so the top and the fronts can belong together. How a front opens is up to the [design](page:fronts) you choose.",
			"Deep matt is hard to show on a shiny screen. So there is a sample box with nothing but Fenix in it. It costs {sampleBox} including shipping, and we deduct that amount if you buy from us later.",
		],
	},
	actions: [
		{ label: "Order the Fenix box", to: "link:samplesFenix" },
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
	],
} satisfies typeof nl;
