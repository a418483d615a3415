import type nl from "../nl/collection.ts";

export default {
	title: "The collection: fronts, worktops and taps",
	description:
		"The whole collection at a glance: fronts, materials, worktops, sinks and taps for a kitchen built around IKEA or KVIK cabinets.",
	heading: "Everything, including the kitchen sink",
	lead: "Here you'll find {frontDesigns:word} front designs, {worktops:word} kinds of worktop, and the sinks and taps to go with them.",
	opening: {
		heading: "Start at the front",
		body: [
			"Choose a [front](page:fronts) to begin with: plain, framed, with a grip or without. Then comes the [material](page:materials). Fenix has {fenixColours:word} colours, Melatop has {melatopColours:word}, and wood comes in {woods:word} finishes. Painted, Raw MDF in Light Grey and plywood (Multiplex) complete the list.",
			"After that the rest tends to follow. A [worktop](page:worktops) goes on the cabinets, a [sink](page:faucets-sinks) into the worktop, a tap above the sink. They needn't match. Quiet fronts get along very well with a busy worktop, and the other way round. Only when everything wants attention at once does it become tiring.",
			"{market}",
		],
	},
	actions: [
		{ label: "See the fronts", to: "page:fronts" },
		{ label: "Order a sample box", to: "page:samples" },
	],
	filter: { label: "What are you looking for?", all: "Everything" },
	parts: {
		fronts: { name: "Fronts", text: "From perfectly plain to full of bars.", action: "Compare the fronts" },
		materials: { name: "Materials", text: "Every colour and every wood we carry.", action: "Put two side by side" },
		worktops: {
			name: "Worktops",
			text: "From warm under the hand to cool as a canal.",
			action: "See the cross-sections",
		},
		sinks: { name: "Sinks", text: "Steel, brass or black.", action: "See the finishes" },
		taps: { name: "Taps", text: "Ordinary, or with boiling water as well.", action: "See the taps" },
	},
} satisfies typeof nl;
