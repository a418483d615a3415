import type nl from "../nl/worktops.ts";

export default {
	title: "Worktops in marble, steel and Fenix",
	description:
		"Worktops in marble composite, stainless steel, marble and Fenix: what they are made of, how thick they are and how long the warranty lasts.",
	heading: "On top of things",
	lead: "You choose from {worktops:word} materials: marble composite, stainless steel, marble and Fenix. Every worktop has a warranty of {warrantyYears} years.",
	opening: {
		heading: "What goes on the cabinets",
		body: [
			"**Marble composite** is {marbleMin} to {marbleMax} per cent marble and {epoxyMin} to {epoxyMax} per cent epoxy, and starts at {marbleCompositeMm} mm thick. **Marble** comes straight out of the mountain, which is why no slab matches the last. Lemon juice and wine leave their mark on it. Some people call that a stain, others call it evidence of cooking.",
			"**Stainless steel** comes solid at {steelSolidMm} mm, stacked at {steelStackedMm} mm or set at {steelSetMm} mm. It scratches, and in time there are so many scratches that you stop seeing them. **Fenix** is matt and feels soft, and you may know it from our [fronts](page:fenix). It makes sense to choose a [sink](page:faucets-sinks) at the same time.",
		],
	},
	actions: [
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
		{ label: "See taps and sinks", to: "page:faucets-sinks" },
	],
} satisfies typeof nl;
