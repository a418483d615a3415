import type nl from "../nl/wooden-fronts.ts";

export default {
	title: "Wooden fronts for your IKEA kitchen",
	description:
		"Wooden kitchen fronts for IKEA Metod and Faktum, in Oak Natural, Warm Oak and Walnut. See the grain at home with the {sampleBox} sample box.",
	heading: "Touch wood, in your own kitchen",
	lead: "Our wooden fronts for IKEA kitchens come in {woods:word} woods: Oak Natural, Warm Oak and Walnut. They fit Metod and Faktum.",
	opening: {
		heading: "Oak, warmer oak or walnut",
		body: [
			"Oak has a grain you can see from across the room. Walnut is darker and browner by nature. Which one you choose depends partly on your floor. Wood next to wood looks good when the two are the same, or clearly different. It is the near misses that bother people.",
			"Wood is grown, not printed. The figure differs from piece to piece, and over the years light will change the colour. Bear that in mind when you choose with a [sample box](page:samples): it is the same kind of wood, not the same piece of it.",
			"If you like wood but want it less formal, look for multiplex among the [materials](page:materials). And put an imaginary [worktop](page:worktops) on top while you are at it, because walnut under marble is a very different kitchen from oak under stainless steel.",
		],
	},
	actions: [
		{ label: "Order the wood box", to: "link:samplesWood" },
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
	],
} satisfies typeof nl;
