import type nl from "../nl/pull.ts";

export default {
	title: "Pull: the front with a finger pull",
	description:
		"Pull is a kitchen front with a finger pull along the top, for IKEA and KVIK cabinets. No separate handle, and still plenty to pull.",
	heading: "The instructions are in the name",
	lead: "Pull has a ledge along the top for your fingers. That's the whole manual.",
	opening: {
		heading: "Hard to miss",
		body: [
			"A handle sits in a fixed spot and expects your hand to find it. The pull runs along the whole top edge: left, right or middle, you take hold wherever you happen to be standing. A kindness to anyone with a hot pan in the other hand.",
			"From across the room you mostly see lines. Each drawer is topped by one, and together they make a low run of cabinets look long and calm. Tall cabinets need more thought; we'll work that out in your design. [Flush](page:flush) is there if you want less to see, and the [gallery](page:gallery) if you want more.",
		],
	},
	different: {
		heading: "A line with a day job",
		body: [
			"In plenty of kitchens the line is decoration and the handle is a separate part. On Pull they are one and the same: what you see is what you take hold of. There's nothing to go shopping for, nothing to tighten and nothing to fit slightly crooked.",
			"Direction counts too. [Barre](page:barre) points up, Pull lies down. In a long run your eye hops from drawer to drawer, provided the drawers are level. A step in the line can be seen from the sofa. It can look splendid, if you meant it.",
		],
	},
	details: [
		{ term: "Grip", text: "A finger pull instead of a handle." },
		{ term: "Position", text: "The top of the front." },
		{ term: "Direction", text: "Horizontal, in line with the worktop." },
	],
	actions: [
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
		{ label: "Compare the fronts", to: "page:fronts" },
	],
} satisfies typeof nl;
