import type nl from "../nl/framed.ts";

export default {
	title: "Framed: the front with a raised frame",
	description:
		"Framed is a kitchen front with a raised frame {framedFrameCm} cm thick, for IKEA and KVIK cabinets. An old idea that never needed the frills.",
	heading: "Framed, and proud of it",
	lead: "A raised frame runs round the front, {framedFrameCm} cm thick. The picture inside it is whatever colour you choose.",
	opening: {
		heading: "A little depth goes a long way",
		body: [
			"The framed front is nearly as old as the kitchen cupboard. The frame used to be there to keep solid wood from warping. These days it mostly keeps you looking. On Framed it stands proud of the surface, so that a thin line of shadow falls along its edges. That is enough to make a row of cabinets look like furniture.",
			"A frame is a good way to see what paint can do. You can choose from the colours of [Farrow and Ball](page:farrow-and-ball) and Little Greene. A custom colour is possible too, and on Painted fronts adds {paintedCustomColour} to each order. If you would rather see the grain, look at [oak and walnut](page:wooden-fronts).",
		],
	},
	actions: [
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
		{ label: "See the gallery", to: "page:gallery" },
	],
} satisfies typeof nl;
