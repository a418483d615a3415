import type nl from "../nl/framed.ts";

export default {
	title: "Framed: the front with a raised frame",
	description:
		"Framed is a kitchen front with a frame that stands {framedFrameCm} cm proud, for IKEA and KVIK cabinets. An old idea that never needed the frills.",
	heading: "Framed, and proud of it",
	lead: "A frame runs round the front and stands {framedFrameCm} cm proud. The picture inside it is whatever colour you choose.",
	opening: {
		heading: "A little depth goes a long way",
		body: [
			"The framed front is nearly as old as the kitchen cupboard. The frame used to be there to keep solid wood from warping. These days it mostly keeps you looking. On Framed it sits on top of the surface, so that a thin line of shadow falls along its edges. That's enough to make a row of cabinets look like furniture.",
			"A frame is a good way to see what paint can do, in a colour by [Farrow & Ball](page:farrow-and-ball), by Little Greene or by you. That adds {paintedCustomColour} to an order. In [oak or walnut](page:wooden-fronts) the grain does the work.",
		],
	},
	different: {
		heading: "Colouring inside the lines",
		body: [
			"A frame turns every drawer into something complete. You no longer see a wall but a set of panes, wide ones for drawers and tall ones for cabinets. It brings order, much as glazing bars do to a big window. It also helps when your kitchen is a mixture of many sizes.",
			"Traditional needn't mean that the clock has stopped. In a dark colour the frame turns almost graphic. In a pale one it hides until the sun is on it. Put a stainless steel [worktop](page:worktops) on top and the picture changes all over again.",
		],
	},
	details: [
		{ term: "Frame", text: "Stands {framedFrameCm} cm proud." },
		{ term: "Position", text: "Along every side of the front." },
		{ term: "Centre", text: "Sits lower than the frame." },
		{ term: "Opens", text: "By a knob on the frame, or with a push latch." },
	],
	actions: [
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
		{ label: "See the gallery", to: "page:gallery" },
	],
} satisfies typeof nl;
