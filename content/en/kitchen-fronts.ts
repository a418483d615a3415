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
		heading: "The cabinet isn't the problem",
		body: [
			"Cabinets last. It's the outside that goes first: foil peels by the dishwasher, white turns to cream, or you can't stand the sight of it. Ripping the whole thing out at that point means throwing away a lot of decent boxes.",
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
				text: "An empty room, or builders on the way. We draw the entire kitchen in 3D, and you order the cabinets afterwards, at an appointment with IKEA or KVIK.",
				action: { label: "Read how we work", to: "page:how-we-work" },
			},
			{
				name: "Add a little",
				text: "You're already a customer, and there's one more cabinet. A small reorder is fine, at a surcharge of {smallReorder}.",
				action: { label: "See the prices", to: "page:prices" },
			},
		],
	},
	faktum: {
		heading: "Faktum: gone from the shop, not from your home",
		body: [
			"Faktum is what IKEA's kitchens were called before Metod. Plenty of homes still have one, often with nothing wrong with it. But go looking for a door and all IKEA has to offer is Metod, in different sizes.",
			"A Faktum base cabinet is {faktumBaseCm} cm high, a Metod one {metodBaseCm}. A front for one will never fit the other. We make fronts for both, provided you say which system is yours.",
			"After that it's like any other kitchen: you choose a design and a material, and see the result in 3D before you order. Photos of the cabinets, open and shut, save a great deal of describing.",
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
		heading: "Before you ask",
		text: "Half an hour with a pencil and a tape measure saves a lot of guesswork. This is what we like to see on paper:",
		steps: [
			"The make and the system, or else the height of a base cabinet without its legs.",
			"How many doors and how many drawers, cabinet by cabinet, from left to right.",
			"The width and height of each front, in millimetres. Measure the front, not the gap.",
			"Which side the hinges are on. A picture with the door open will do.",
			"Anything out of the ordinary: a sloping wall, a pipe, a dishwasher with a front of its own.",
		],
	},
	terms: {
		heading: "Good to know beforehand",
		rows: [
			{
				term: "Fits",
				text: "IKEA Metod and Faktum, KVIK Bordo and Senti.",
			},
			{ term: "Ordering", text: "From {minimumOrder}. The price in your quote is the price." },
			{ term: "Lead time", text: "{leadTimeMin} to {leadTimeMax} weeks, depending on the material." },
			{
				term: "Delivery",
				text: "{deliveryNear} within {nearDeliveryKm} km of Amsterdam, {deliveryFar} beyond that. To the ground floor.",
			},
			{ term: "Warranty", text: "{warrantyYears} years, on fronts and on worktops." },
			{ term: "Fitting", text: "You do it yourself, or hire a fitter." },
			{ term: "Thickness", text: "{frontThicknessMm} mm." },
			{ term: "Hinges", text: "{hinges}" },
			{ term: "Holes", text: "{hingeHoles}" },
			{ term: "Plinths and side panels", text: "{plinthsAndPanels}" },
		],
	},
	questions: {
		heading: "What IKEA kitchen owners ask",
		items: [
			{
				question: "Does everything have to be done at once?",
				answer:
					"No. Do the base cabinets now and the wall cabinets another year, if you like. Wood and paint do shift in tone as time goes by, and a small second order carries a [surcharge](page:prices#price-list).",
			},
			{
				question: "Can the dishwasher join in?",
				answer:
					"A fully integrated dishwasher is made for it: it hides behind a front 45 or 60 cm wide. A freestanding one stays freestanding. Bring the make and model, because not every door hinges the same way.",
			},
			{
				question: "What do I do with the old fronts?",
				answer:
					"If they're in good order, somebody will want them. That's truest of Faktum, which can no longer be bought new. The rest can go to the recycling centre.",
			},
			{
				question: "Can the base and wall cabinets have different designs?",
				answer:
					"They can, and it often looks better than the same thing everywhere. Pick one that talks and one that listens. [Compare them](page:fronts#compare) side by side before you decide.",
			},
			{
				question: "Can I keep my hinges?",
				answer:
					"If the door still closes by itself and hangs straight, there's little wrong with the hinge. Photograph one up close and we'll look at it with you.",
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
