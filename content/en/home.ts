import type nl from "../nl/home.ts";

export default {
	title: "Kitchen design, fronts and worktops for IKEA kitchens",
	description:
		"We design your dream kitchen with IKEA or KVIK base cabinets and our own fronts, worktops and custom solutions. Visit us in Amsterdam or Rotterdam.",
	heading: "No more boring kitchens",
	lead: "We design your dream kitchen on IKEA or KVIK cabinets, then make it worth looking at with our own fronts, worktops, sinks and taps.",
	joint: "in",
	opening: {
		heading: "Their cabinets, your kitchen",
		body: [
			"A kitchen cabinet is a box. A perfectly good box, but the front is what you look at and get hold of every day. So we make [{frontDesigns:word} designs](page:fronts), from the plain slab of [Flush](page:flush) to the cut-out grip of [Catch](page:catch), in Fenix, wood, paint, Melatop, MDF and multiplex.",
			"It starts with a chat in Amsterdam or Rotterdam that commits you to nothing. If you want to go on, we draw your kitchen in 3D after a deposit of {designDeposit}, which comes off your final invoice.",
		],
	},
	actions: [
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
		{ label: "Order a sample box", to: "page:samples" },
	],
} satisfies typeof nl;
