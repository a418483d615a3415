import type nl from "../nl/gallery.ts";

export default {
	title: "Kitchen ideas to look at",
	description:
		"Pictures of kitchens with our fronts, colours and worktops. They are our own rendered impressions, made to help you find out what you like.",
	heading: "No harm in looking",
	lead: "None of these kitchens exist. They are impressions we rendered ourselves, using our own designs, materials and colours.",
	opening: {
		heading: "Nobody has ever fried an egg here",
		body: [
			"So you are not looking into our customers' homes. You are looking at what a colour does to a whole wall, and how a front gets on with the worktop above it. It is a quick way to find out what you like, and an even quicker way to find out what you don't.",
			"An impression is only an impression, and that goes for the colours too. If something sticks in your mind, order a [sample box](page:samples) and see the material in your own light. How each front opens is explained under [fronts](page:fronts). Save a few pictures along the way and bring them to a first meeting. They say more than 'something green, maybe'.",
		],
	},
	actions: [
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
		{ label: "See the fronts", to: "page:fronts" },
	],
	filter: {
		label: "Choose what you are looking for",
		clear: "Show them all again",
		one: "kitchen",
		many: "kitchens",
		none: {
			heading: "Not rendered yet",
			text: "That combination is not among the pictures. It can be made, though: every design comes in every material. Drop one of your choices, or ask about it at a first meeting.",
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
