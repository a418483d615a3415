import type nl from "../nl/home.ts";

export default {
	title: "Kitchen design, fronts and worktops for IKEA kitchens",
	description:
		"We design your dream kitchen with IKEA or KVIK cabinets and our own fronts, worktops and custom solutions. Visit us in Amsterdam or Rotterdam.",
	heading: "No more boring kitchens",
	lead: "We design your kitchen around IKEA or KVIK cabinets, then make it worth looking at with our own fronts, worktops, sinks and taps.",
	flavours: "Our colours in a row",
	opening: {
		heading: "Their cabinets, your kitchen",
		body: [
			"A kitchen cabinet is a box. A perfectly good box, but the front is what you see and touch every day. So we make [{frontDesigns:word} designs](page:fronts), from the plain slab of [Flush](page:flush) to the cut-out grip of [Catch](page:catch), in Fenix, wood, paint, Melatop, MDF and plywood.",
			"It starts with a chat in Amsterdam or Rotterdam that commits you to nothing. Then we draw your kitchen in 3D, after a deposit of {designDeposit} that comes off your invoice. The lead time is {leadTimeMin} to {leadTimeMax} weeks.",
		],
	},
	products: {
		heading: "Boring loses {frontDesigns:word}-nil",
		text: "Own, Catch, Flush, Pull, Framed and Barre all have the same job: keeping a cabinet shut. It's the opening they disagree about.",
		action: { label: "See all the fronts", to: "page:fronts" },
		materials: {
			heading: "Show your true colours",
			text: "Fenix and Melatop if you're after colour, wood if you like a grain, paint if you know exactly what you want. Raw MDF and plywood are happy as they are.",
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
		text: "At each step: what you do, what we do, what you pay.",
		steps: {
			discover: {
				text: "You come to Amsterdam or Rotterdam and tell us what you're after. We show you what's possible, and say so when something isn't.",
				cost: "No obligation",
			},
			design: {
				text: "You bring measurements, taste and doubts. We draw your kitchen in 3D, so you can see what you're getting before you order anything.",
				cost: "A deposit of {designDeposit}, which comes off your invoice",
			},
			order: {
				text: "In the final call we check everything together. You then order the cabinets at an appointment with IKEA or KVIK. We make the fronts and deliver them on the agreed day.",
				cost: "Part of the invoice before production, the rest before delivery",
			},
		},
		more: { label: "Read how we work", to: "page:how-we-work" },
	},
	carousel: {
		heading: "Slide on over",
		text: "These kitchens are renders. The fronts and worktops in them you can actually order.",
		label: "Kitchens to browse through",
		previous: "Previous kitchen",
		next: "Next kitchen",
		position: "Kitchen",
		of: "of",
		action: { label: "See all the kitchens", to: "page:gallery" },
	},
	story: {
		heading: "Boring is a choice. It just isn't ours.",
		text: "You stand in your kitchen every morning, and at parties so does everybody else. It ought to give them something to look at. We leave the cabinets to IKEA and KVIK, and take the outside personally.",
		action: { label: "Read our story", to: "page:our-story" },
	},
	studios: {
		heading: "Better in the flesh",
		text: "Pull open a drawer and hold colours side by side, in Amsterdam or in Rotterdam.",
		action: { label: "Choose your studio", to: "page:contact" },
	},
	samples: {
		heading: "Try before you fry",
		text: "For {sampleBox}, the real material comes to your kitchen table. That amount comes off a later purchase.",
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
