import type nl from "../nl/faucets-sinks.ts";

export default {
	title: "Faucets and sinks for your kitchen",
	description:
		"Sinks in stainless steel, brass or black, with taps and boiling-water taps. Read what to think about before there is a hole in the worktop.",
	heading: "Let that sink in",
	lead: "Sinks come in stainless steel, brass and black. To go with them there are ordinary taps and boiling-water taps.",
	opening: {
		heading: "The busiest corner of the room",
		body: [
			"You spend more time at the sink than you would like, so it may as well be good to look at. Stainless steel is the diplomat and gets on with nearly everybody. Brass is warm and likes to be noticed. Black draws a sharp line in a pale [worktop](page:worktops) and disappears into a dark one. None of them will do the washing-up.",
			"A boiling-water tap usually comes with a tank in the cabinet below, and the tank needs power. Tell us early and we will keep the space free in the design. The same goes for where the tap stands: a hole in a worktop cannot be nudged along afterwards. Bring your wishes to the [first meeting](link:bookDiscovery).",
		],
	},
	actions: [
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
		{ label: "See the worktops", to: "page:worktops" },
	],
} satisfies typeof nl;
