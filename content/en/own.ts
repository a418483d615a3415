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
			"You may have them already: china knobs off an old dresser, leather loops from a market stall, a bag of brass handles kept for the day you finally do the kitchen. With Own that day has come. The front keeps quiet, which lets a handful of knobs set the tone for the whole room.",
			"If you know which ones you want, note how many screws each takes and how far apart they sit, and bring that to the design meeting. Your 3D drawing will show whether a knob will do or a long handle looks better. Should you prefer nothing on the front at all, see [Flush](page:flush) or [Catch](page:catch).",
		],
	},
	actions: [
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
		{ label: "Compare the fronts", to: "page:fronts" },
	],
} satisfies typeof nl;
