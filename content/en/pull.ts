import type nl from "../nl/pull.ts";

export default {
	title: "Pull: the front with a finger edge",
	description:
		"Pull is a kitchen front with a finger edge along the top, for IKEA and KVIK cabinets. No separate handle, and still plenty to pull.",
	heading: "The instructions are in the name",
	lead: "Pull has an edge along the top for your fingers. That is the whole manual.",
	opening: {
		heading: "Hard to miss",
		body: [
			"A handle sits in a fixed spot and expects your hand to find it. The edge of Pull runs along the top of the front, so left, right or middle, you take hold wherever you happen to be standing. It is a kindness to anyone with a hot pan in the other hand.",
			"From across the room you mostly see lines. Each drawer is topped by one, and together they make a low run of cabinets look long and calm. How that works on tall cabinets is something to look at in your design. [Flush](page:flush) is there if you want less to see, and the [gallery](page:gallery) if you want more.",
		],
	},
	actions: [
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
		{ label: "Compare the fronts", to: "page:fronts" },
	],
} satisfies typeof nl;
