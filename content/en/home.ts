import type nl from "../nl/home.ts";

export default {
	title: "Kitchen design, fronts and worktops for IKEA kitchens",
	description:
		"We design your dream kitchen with IKEA or KVIK base cabinets and our own fronts, worktops and custom solutions. Visit us in Amsterdam or Rotterdam.",
	heading: "No more boring kitchens",
	lead: "We design your dream kitchen on IKEA or KVIK cabinets, then make it worth looking at with our own fronts, worktops, sinks and taps.",
	flavours: "Our colours in a row",
	opening: {
		heading: "Their cabinets, your kitchen",
		body: [
			"A kitchen cabinet is a box. A perfectly good box, but the front is what you see and touch every day. So we make [{frontDesigns:word} designs](page:fronts), from the plain slab of [Flush](page:flush) to the cut-out grip of [Catch](page:catch), in Fenix, wood, paint, Melatop, MDF and multiplex.",
			"It starts with a chat in Amsterdam or Rotterdam that commits you to nothing. If you want to go on, we draw your kitchen in 3D after a deposit of {designDeposit}, which comes off your final invoice.",
		],
	},
	products: {
		heading: "Boring loses {frontDesigns:word}-nil",
		text: "Own, Catch, Flush, Pull, Framed and Barre all have the same job: keeping a cabinet shut. No two go about it the same way. They are made in the Netherlands for cabinets from IKEA and KVIK.",
		action: { label: "See all the fronts", to: "page:fronts" },
		materials: {
			heading: "Show your true colours",
			text: "Fenix and Melatop if you are after colour, wood if you like a grain, paint if you know exactly what you want. Raw MDF and multiplex are happy as they are.",
			action: { label: "See the materials", to: "page:materials" },
			mix: { label: "Mix your own kitchen", to: "page:mixer" },
		},
		worktops: {
			heading: "Top that",
			text: "Marble composite, stainless steel, marble or Fenix. Somewhere to put the dough, the laptop and your elbows.",
			action: { label: "See the worktops", to: "page:worktops" },
		},
		sinks: {
			heading: "On tap",
			text: "Sinks in stainless steel, brass or black, and taps to fill them. Choose a boiling-water tap and the kettle can retire.",
			action: { label: "See taps and sinks", to: "page:faucets-sinks" },
		},
	},
	buying: {
		heading: "From small talk to big drawers",
		text: "Each step says what you do, what we do and what you pay.",
		steps: {
			discover: {
				text: "You come to Amsterdam or Rotterdam and tell us what you are after. We show you what is possible, and say so when something isn't.",
				cost: "No obligation: you are not tied to anything",
			},
			design: {
				text: "You bring measurements, taste and doubts. We draw your kitchen in 3D, so you can see what you are getting before you order anything.",
				cost: "A deposit of {designDeposit}, deducted from your invoice",
			},
			order: {
				text: "In the final call we check everything together. You then order the cabinets at an appointment with the retailer. We produce, and deliver on the agreed day.",
				cost: "At least part before production, the remainder before delivery",
			},
		},
		more: { label: "Read how we work", to: "page:how-we-work" },
	},
	carousel: {
		heading: "Slide on over",
		text: "These kitchens were rendered, not photographed: impressions with our fronts and worktops, and no customers in them.",
		label: "Impressions of kitchens to browse through",
		previous: "Previous kitchen",
		next: "Next kitchen",
		position: "Kitchen",
		of: "of",
		action: { label: "See all the impressions", to: "page:gallery" },
	},
	story: {
		heading: "Boring is a choice. It just isn't ours.",
		text: "You stand in it every morning, and at parties so does everybody else. It ought to give them something to look at. We leave the cabinets to IKEA and KVIK, and take the outside personally.",
		action: { label: "Read our story", to: "page:our-story" },
	},
	studios: {
		heading: "Better in the flesh",
		text: "Pull open a drawer and hold colours side by side. In Amsterdam and in Rotterdam.",
		action: { label: "Choose your studio", to: "page:contact" },
	},
	samples: {
		heading: "Try before you fry",
		text: "For {sampleBox}, shipping included, the real material comes to your kitchen table. If you buy from us later, we take that amount off.",
		action: { label: "Choose your sample box", to: "page:samples" },
	},
	newsletter: {
		heading: "Freshly squeezed kitchen news",
		text: "New fronts, colours and materials, in your inbox now and then.",
	},
	actions: [
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
		{ label: "Order a sample box", to: "page:samples" },
	],
} satisfies typeof nl;
