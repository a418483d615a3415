import type nl from "../nl/our-story.ts";

export default {
	title: "Our story: their cabinets, our fronts",
	description:
		"Why we leave the cabinets to IKEA and KVIK, where our fronts are made, and what we have decided not to do.",
	heading: "We have nothing against cabinets",
	lead: "Our quarrel is with kitchens you have forgotten by the time you leave the room. Our name is also the plan.",
	opening: {
		heading: "First, the box",
		body: [
			"Modular cabinets are a clever invention. The sizes are settled, you shuffle them about until they fit, and nobody sees the inside anyway. IKEA makes them, KVIK makes them, and we had precious little to add.",
			"So we didn't. You buy the cabinets from the retailer. We design the kitchen they turn into.",
		],
	},
	faces: {
		heading: "Then, the face",
		body: [
			"The trouble is the outside, which looks much like next door's. So our effort goes into the parts you see and touch. Into [fronts](page:fronts) with a hole, an edge, a frame or bars. Into [worktops](page:worktops), and into [sinks and taps](page:faucets-sinks).",
			"The beauty of it is that nobody has to invent another cabinet. A front is a board with an opinion, and an opinion may ruffle a feather or two.",
		],
	},
	quote: "You have to clean a boring kitchen too.",
	cities: {
		heading: "Two cities, drawn to scale",
		text: "We couldn't choose, so you may: Amsterdam or Rotterdam. Either will do for a talk and a good look round. The two squares are drawn in proportion.",
		unit: "m²",
		action: { label: "Choose a studio", to: "page:contact" },
	},
	made: {
		heading: "Made in the Netherlands",
		text: "Every front we supply is produced in the Netherlands. Depending on the material, the lead time is {leadTimeMin} to {leadTimeMax} weeks. Fronts and worktops have a warranty of {warrantyYears} years.",
		action: { label: "Look at the materials", to: "page:materials" },
	},
	not: {
		heading: "What we leave alone",
		text: "You can tell a studio by the things it doesn't do.",
		items: [
			{
				name: "Selling cabinets",
				text: "After the final call you make an appointment with the retailer and order them there.",
			},
			{
				name: "Installing",
				text: "We deliver, and you or your handyman does the fitting. Arrange that in good time.",
			},
			{
				name: "Negotiating",
				text: "Prices are fixed and the same for everyone. What can be known in advance is on the [price list](page:prices).",
			},
		],
	},
	closing: {
		heading: "The rest of the story is your kitchen",
		text: "It starts with a conversation, so that we know what it is about.",
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
