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
	different: {
		heading: "Colouring inside the lines",
		body: [
			"A frame turns every drawer into something complete. You no longer see a wall but a set of panes, wide ones for drawers and tall ones for cabinets. It brings order, much as glazing bars do to a big window. It also helps when your kitchen is a mixture of many sizes.",
			"Traditional need not mean that the clock has stopped. In a dark colour the frame turns almost graphic. In a pale one it hides until the sun is on it. Put a stainless steel [worktop](page:worktops) on top and the picture changes all over again.",
		],
	},
	details: [
		{ term: "Frame", text: "Raised, {framedFrameCm} cm thick." },
		{ term: "Extent", text: "Along every side of the front." },
		{ term: "Centre", text: "Sits lower than the frame." },
	],
	actions: [
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
		{ label: "See the gallery", to: "page:gallery" },
	],
} satisfies typeof nl;
