import type nl from "../nl/kitchen-fronts.ts";

export default {
	title: "Kitchen fronts for your IKEA kitchen",
	description:
		"New fronts for IKEA Metod and Faktum, and for KVIK Bordo and Senti. Choose from {frontDesigns:word} designs, with a {warrantyYears:word}-year warranty.",
	heading: "A new face for your IKEA kitchen",
	lead: "We make kitchen fronts for IKEA Metod and Faktum, and for KVIK Bordo and Senti too. There are {frontDesigns:word} designs to choose from.",
	opening: {
		heading: "Faktum owners, do come in",
		body: [
			"Faktum was IKEA's kitchen system before Metod. The sizes are different, so a front made for one won't fit the other. If your Faktum cabinets still stand straight and it is only the outside you are tired of, you don't need a new kitchen. We make fronts for the one you have.",
			"If you are starting with an empty room, we design the whole kitchen on Metod and you order the cabinets from IKEA. If you have KVIK, our fronts fit Bordo and Senti. For other KVIK models, ask us. Whichever system is underneath, the next step is to choose a [design](page:fronts) and then a [material](page:materials).",
			"Worth knowing beforehand: first orders start at {minimumOrder}, the lead time is {leadTimeMin} to {leadTimeMax} weeks, and fronts carry a warranty of {warrantyYears:word} years. They are made in the Netherlands. Fitting is up to you or someone you hire, as we don't install.",
		],
	},
	actions: [
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
		{ label: "See the designs", to: "page:fronts" },
	],
} satisfies typeof nl;
