import type nl from "../nl/flush.ts";

export default {
	title: "Flush: the plain kitchen front",
	description:
		"Flush is a perfectly plain kitchen front for IKEA and KVIK cabinets, with no frame and no handle. The material does all the work.",
	heading: "Nothing to see here",
	lead: "Flush is a plain slab. No frame, no handle, no edge to hold: just the material.",
	opening: {
		heading: "Bare, not blank",
		body: [
			"A plain front has nowhere to hide. What you look at is the grain of the walnut, the matt depth of Fenix, or a paint colour that cost you several nights' sleep. So the [material](page:materials) is the decision that counts. Get [samples](page:samples) first, and leave them lying about the kitchen for a few days.",
			"A cabinet without a handle opens with a push. Inside is a push latch, a spring that nudges the front out an inch or so; it works on doors and on drawers, and you order it with the cabinets. If you'd like something to hold after all, see [Own](page:own): a slab as well, but with your own knob or handle on it. Put them side by side and they look like family.",
		],
	},
	different: {
		heading: "As little as possible",
		body: [
			"Leaving things out is harder than putting them in. With Flush only the faces and the gaps between them remain. Those gaps become the pattern of your kitchen, planned or not. So the layout matters more here than with any other design. One skinny cabinet too many, and you'll see it.",
			"There are rewards. A smooth face has no ledges for flour to settle on, so one wipe does it. And it minds its own business. A strong-willed [worktop](page:worktops) or a wall of tiles gets all the attention, above a front that knows when to say nothing.",
		],
	},
	details: [
		{ term: "Shape", text: "Flat from edge to edge." },
		{ term: "Opens", text: "With a push, by a latch inside the cabinet." },
		{ term: "Pattern", text: "Left to the material and the gaps." },
	],
	actions: [
		{ label: "Order a sample box", to: "page:samples" },
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
	],
} satisfies typeof nl;
