import type nl from "../nl/gallery.ts";

export default {
	title: "Kitchen ideas to look at",
	description:
		"Kitchens with our fronts, colours and worktops, rendered by us. Filter them by design, material, colour or worktop and find out what you like.",
	heading: "No harm in looking",
	lead: "None of these kitchens exist. We rendered them ourselves, using our own designs, materials and colours.",
	opening: {
		heading: "Nobody has ever fried an egg here",
		body: [
			"You're not looking into our customers' homes. You're looking at what a colour does to a whole wall, and how a front gets on with the worktop above it. It's a quick way to find out what you like, and an even quicker way to find out what you don't.",
			"Colours on a screen are approximate. If something sticks in your mind, see the material in your own light, with a [sample box](page:samples). And save a few pictures for the first meeting. They say more than 'something green, maybe'.",
		],
	},
	actions: [
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
		{ label: "See the fronts", to: "page:fronts" },
	],
	filter: {
		label: "Choose what you're looking for",
		clear: "Show them all again",
		one: "kitchen",
		many: "kitchens",
		closest: {
			heading: "Nobody has that kitchen yet",
			text: "But here's each design in each material, always in the same kitchen. Add a worktop of your own in the [mixer](page:mixer).",
		},
		none: {
			heading: "Not rendered yet",
			text: "That combination isn't among the pictures. Drop a filter, or put it together in the [mixer](page:mixer).",
		},
	},
	viewer: {
		label: "A kitchen, large",
		position: "Kitchen",
		of: "of",
		previous: "Previous kitchen",
		next: "Next kitchen",
		larger: "Zoom in",
		smaller: "Zoom out",
		close: "Back to all kitchens",
		inside: "What you see",
	},
} satisfies typeof nl;
