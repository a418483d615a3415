import type nl from "../nl/own.ts";

export default {
	title: "Own: a front for your own handle",
	description:
		"Own is a plain kitchen front that takes the knob or handle you choose yourself. For IKEA and KVIK cabinets, and shown to you in 3D first.",
	heading: "Get a grip, any grip",
	lead: "We make the slab, you bring the knob or handle. With Own, you have the last word.",
	opening: {
		heading: "Heirlooms welcome",
		body: [
			"You may have them already: china knobs off an old dresser, leather loops from a market stall, handles you were saving for 'one day'. This is the day. The front keeps quiet, which lets a handful of knobs set the tone for the whole room.",
			"A knob takes one screw, a handle two. Measure a handle from screw to screw and bring that to the design meeting. Your 3D drawing shows whether a knob will do or a long handle looks better. Nothing on the front at all? That's [Flush](page:flush), or [Catch](page:catch).",
		],
	},
	different: {
		heading: "Position vacant: handle",
		body: [
			"On most of our designs we decided what your hand would find. On Own the post is still open. That suits you if you know exactly what you want. If you swap handles later, choose ones that use the same holes: the knob comes off, the hole stays.",
			"A handle does more than open a drawer. A small knob makes a wide drawer look wider still, while a long bar makes it sterner. The middle of the front is polite, the corner is bolder. See what appeals in the [gallery](page:gallery), and keep the drill in its case until you've seen it drawn.",
		],
	},
	details: [
		{ term: "Shape", text: "A smooth face, with no frame and no cut-out." },
		{ term: "Handle", text: "Knob, bar or loop: you choose it and you bring it." },
		{ term: "Where it goes", text: "Shown in your 3D design before anything is settled." },
		{ term: "Drilling", text: "{handleHoles}" },
	],
	actions: [
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
		{ label: "Compare the fronts", to: "page:fronts" },
	],
} satisfies typeof nl;
