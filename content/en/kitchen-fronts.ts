import type nl from "../nl/kitchen-fronts.ts";

export default {
	title: "Kitchen fronts for your IKEA kitchen",
	description:
		"New fronts for IKEA Metod and Faktum and for KVIK Bordo and Senti. In {frontDesigns:word} designs, with a warranty of {warrantyYears:word} years.",
	heading: "A new face for your IKEA kitchen",
	lead: "Keep the IKEA kitchen, replace the fronts? You can. We make them for Metod and for Faktum alike, in {frontDesigns:word} designs.",
	before: "Today",
	after: "Soon",
	opening: {
		heading: "The cabinet is not the problem",
		body: [
			"Cabinets last. It is the outside that goes first: foil peels by the dishwasher, white turns to cream, or you cannot stand the sight of it. Ripping the whole thing out at that point means throwing away a lot of decent boxes.",
			"New fronts leave the inside of your kitchen alone. The drawers stay put and so do the pans. What changes is the part you look at, which can now be [Fenix](page:fenix), [wood](page:wooden-fronts) or [paint](page:farrow-and-ball).",
		],
	},
	routes: {
		heading: "Three ways to start",
		items: [
			{
				name: "Keep the cabinets",
				text: "The kitchen is there and the carcasses are sound. We design the outside only: the fronts and, if you like, another worktop.",
				action: { label: "See the worktops", to: "page:worktops" },
			},
			{
				name: "Start afresh",
				text: "An empty room, or builders on the way. We draw the entire kitchen in 3D, after which you order the cabinets at an appointment with the retailer.",
				action: { label: "Read how we work", to: "page:how-we-work" },
			},
			{
				name: "Add a little",
				text: "You are a customer already, and there is one more cabinet. Small reorders are welcome, at a surcharge of {smallReorder}.",
				action: { label: "See the prices", to: "page:prices" },
			},
		],
	},
	faktum: {
		heading: "Faktum: gone from the shop, not from your home",
		body: [
			"Faktum is what IKEA's kitchens were called before Metod. Plenty of homes still have one, often with nothing wrong with it. But go looking for a door and all IKEA has to offer is Metod, in different sizes.",
			"A Faktum base cabinet is {faktumBaseCm} cm high, a Metod one {metodBaseCm}. That is quite enough to stop a front for one from ever fitting the other. We make fronts for both. So tell us which system is yours, or get out the tape measure.",
			"In every other way Faktum is like any kitchen. You choose a design and a material, and see the result in 3D before you order. Bring photos of the cabinets, open and shut. It saves a great deal of describing.",
		],
		action: { label: "Book a first meeting about Faktum", to: "link:bookDiscovery" },
	},
	designs: {
		heading: "Which front will it be?",
		shorts: {
			own: "For the knobs you already had",
			catch: "For fingers in search of a hold",
			flush: "For a bit of peace",
			pull: "For those who never miss",
			framed: "For people who like a frame",
			barre: "For stripes in the sun",
		},
	},
	measuring: {
		heading: "Count before you call",
		text: "Half an hour with a pencil and a tape measure saves a lot of guesswork. This is what we like to see on paper:",
		steps: [
			"The make and the system. If it isn't marked anywhere, measure how high a base cabinet is without its legs.",
			"How many doors and how many drawers, cabinet by cabinet, from left to right.",
			"The width and height of each front, in millimetres. Measure the front, not the gap.",
			"On which side the hinges are. A picture with the door open will do.",
			"Anything out of the ordinary: a sloping wall, a pipe, a dishwasher with a front of its own.",
		],
	},
	terms: {
		heading: "Good to know beforehand",
		rows: [
			{ term: "Fits", text: "Metod or Faktum from IKEA, Bordo or Senti from KVIK. For anything else from KVIK, ask." },
			{ term: "Ordering", text: "From {minimumOrder} upwards, at fixed prices." },
			{ term: "Lead time", text: "{leadTimeMin} to {leadTimeMax} weeks. The material decides." },
			{
				term: "Delivery",
				text: "{deliveryNear} up to {nearDeliveryKm} km from Amsterdam, {deliveryFar} further out, to the ground floor.",
			},
			{ term: "Warranty", text: "On fronts and worktop alike: {warrantyYears:word} years." },
			{ term: "Fitting", text: "You do it yourself, or hire somebody. We don't install." },
		],
	},
	questions: {
		heading: "What IKEA kitchen owners ask",
		items: [
			{
				question: "Does everything have to be done at once?",
				answer:
					"No. You might well do the base cabinets now and the wall cabinets another year. Do allow for wood and paint to shift in tone as time goes by. And if the second order is a small one, the reorder surcharge applies.",
			},
			{
				question: "Can the dishwasher join in?",
				answer:
					"Mention it early. A dishwasher that hides behind a front makes demands of its own, and appliances do not all hinge the same way. So bring the make and type to the design meeting.",
			},
			{
				question: "What do I do with the old fronts?",
				answer:
					"If they are in good order, somebody will want them. That is truest of Faktum, which can no longer be bought new. The rest can go to the recycling centre.",
			},
			{
				question: "Can the base and wall cabinets have different designs?",
				answer:
					"They can, and it often looks better than the same thing everywhere. Pick one that talks and one that listens. [Compare them](page:fronts#compare) side by side before you decide.",
			},
			{
				question: "Can I keep my hinges?",
				answer:
					"That has to be looked at kitchen by kitchen, as hinges wear and many kinds were made. Add a close-up of one to the photos you bring.",
			},
		],
	},
	closing: {
		heading: "Show us what you've got",
		text: "A few pictures and a few measurements will do for a first talk. It puts you under no obligation.",
	},
	actions: [
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
		{ label: "Compare the fronts", to: "page:fronts" },
	],
} satisfies typeof nl;
