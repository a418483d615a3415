import type nl from "../nl/fronts.ts";

export default {
	title: "Fronts for IKEA and KVIK kitchens",
	description:
		"See our {frontDesigns:word} fronts for IKEA Metod and Faktum and KVIK Bordo and Senti. Made in the Netherlands, with a {warrantyYears}-year warranty.",
	heading: "We put up a good front",
	lead: "Our fronts differ mostly in what your hand finds: a hole, an edge, a frame, bars, a knob of your own or nothing at all.",
	opening: {
		heading: "Same cabinet, different character",
		body: [
			"You judge a front from across the room, up close and with your hand. Across the room it's colour and rhythm: stripes, frames or peace and quiet. Up close, it's the edge. And your hand delivers its verdict every morning, before breakfast. More than one design in the same kitchen is fine too. There are no kitchen police.",
			"Start wherever you like. Sometimes the design is settled and the [material](page:materials) is the question, sometimes it's the other way round. If you're stuck, think of the washing-up rather than the photograph: how would you like to open a cabinet with wet hands? Whatever is still standing after that, bring to a [first meeting](link:bookDiscovery).",
		],
	},
	actions: [
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
		{ label: "See the materials", to: "page:materials" },
	],
} satisfies typeof nl;
