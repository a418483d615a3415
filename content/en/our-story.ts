import type nl from "../nl/our-story.ts";

export default {
	title: "Our story: their cabinets, our fronts",
	description:
		"Why we leave the cabinets to IKEA and KVIK, where our fronts are made, and what we've decided not to do.",
	heading: "We have nothing against cabinets",
	lead: "Our quarrel is with kitchens you've forgotten by the time you leave the room. The name is the plan.",
	opening: {
		heading: "First, the box",
		body: [
			"Modular cabinets are a clever invention. The sizes are settled, you shuffle them about until they fit, and nobody sees the inside anyway. IKEA makes them, KVIK makes them, and we had precious little to add.",
			"So we didn't. You buy the cabinets from IKEA or KVIK. We design the kitchen they turn into.",
		],
	},
	faces: {
		heading: "Then, the face",
		body: [
			"The trouble is the outside, which looks much like next door's. So our effort goes into the parts you see and touch. Into [fronts](page:fronts) with a hole, an edge, a frame or bars. Into [worktops](page:worktops), and into [sinks and taps](page:faucets-sinks).",
			"The beauty of it is that nobody has to invent another cabinet. A front is a board with an opinion, and an opinion may ruffle a feather or two.",
		],
	},
	quote: "Boring kitchens need cleaning too.",
	cities: {
		heading: "Two studios, drawn to scale",
		text: "We couldn't choose, so that's your job: Amsterdam or Rotterdam. Either will do for a talk and a good look round.",
		unit: "m²",
		action: { label: "Choose a studio", to: "page:contact" },
	},
	made: {
		heading: "Made in the Netherlands",
		text: "All our fronts are made in the Netherlands. The lead time is {leadTimeMin} to {leadTimeMax} weeks, depending on the material. Fronts and worktops have a {warrantyYears}-year warranty.",
		action: { label: "Look at the materials", to: "page:materials" },
	},
	not: {
		heading: "What we leave alone",
		text: "You can tell a studio by the things it doesn't do.",
		items: [
			{
				name: "Selling cabinets",
				text: "You order them after the final call, at an appointment with IKEA or KVIK.",
			},
			{
				name: "Fitting",
				text: "We deliver. You or your fitter puts it up, so book one in good time.",
			},
			{
				name: "Negotiating",
				text: "The price is the same for everyone. What's fixed is on the [price list](page:prices).",
			},
		],
	},
	closing: {
		heading: "The rest of the story is your kitchen",
		text: "It starts with a conversation, so that we know what it's about.",
	},
	actions: [
		{ label: "Read how we work", to: "page:how-we-work" },
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
	],
	after: [
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
		{ label: "Meet the teams", to: "page:team" },
	],
} satisfies typeof nl;
