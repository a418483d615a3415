import type nl from "../nl/fronts.ts";

export default {
	title: "Fronts for IKEA and KVIK kitchens",
	description:
		"See our {frontDesigns:word} fronts for IKEA Metod and Faktum and KVIK Bordo and Senti. Made in the Netherlands, with a {warrantyYears}-year warranty.",
	heading: "We put up a good front",
	lead: "Our fronts differ mostly in what your hand finds there: a hole, an edge, a frame, some bars, a knob of your own or nothing at all.",
	opening: {
		heading: "Same cabinet, different character",
		body: [
			"**Flush** is a plain slab, and so is **Own** until your handle goes on. **Pull** has a finger edge along the top, and **Catch** has a grip cut right through it. **Framed** wears a frame all the way round, and on **Barre** the bars run from top to bottom. Mixing them is allowed. There are no kitchen police.",
			"They are made for IKEA Metod and for Faktum, the system IKEA sold before it. They also go on KVIK Bordo and Senti, and you can [ask us](mail:contact) about other KVIK models. There is a minimum order of {minimumOrder}. The other amounts are under [prices](page:prices). Production takes place in the Netherlands, and the fronts carry a warranty of {warrantyYears} years.",
		],
	},
	actions: [
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
		{ label: "See the materials", to: "page:materials" },
	],
} satisfies typeof nl;
