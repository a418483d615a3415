import type nl from "../nl/fenix.ts";

export default {
	title: "Fenix fronts for your IKEA kitchen",
	description:
		"Matt Fenix fronts for IKEA Metod and Faktum, in {fenixColours:word} colours from Oat to Tabasco. What it is, how to clean it and what to do about a scratch.",
	heading: "Fenix: matt, soft and unafraid of fingers",
	lead: "We make Fenix fronts for IKEA kitchens, Metod and Faktum both. There are {fenixColours:word} colours, from mild to Tabasco.",
	colours: "The Fenix colours, each to be seen on a front",
	opening: {
		heading: "Nearly all of it edible",
		body: [
			"Apart from Night and Elephant, you could eat the lot. Oat, Honey and Mocca keep things warm, Sage and Roquefort cool them down, Cacao and Aubergine go deep. Tabasco, Cherry and Blueberry need no introduction and won't wait for one.",
			"Tap a colour to see it fill a front, dress a small kitchen and hold its own beside our other materials. How the front opens is a matter of [design](page:fronts).",
		],
	},
	layers: {
		heading: "So what is Fenix?",
		text: "A sheet material from Italy, built up in layers. Working inwards:",
		items: [
			{
				name: "The skin",
				text: "A top coat of acrylic resin, cured by a beam of electrons. It closes the surface, takes away the shine and makes it soft to the touch.",
			},
			{
				name: "The colour",
				text: "Beneath it lies a sheet of paper, dyed right through and soaked in resin. This is what decides whether your kitchen is Sage or Cherry.",
			},
			{
				name: "The core",
				text: "Then come more sheets, impregnated with resin and pressed under heat into a single hard board.",
			},
		],
	},
	habits: {
		heading: "Living with matt",
		items: [
			{
				name: "Fingers",
				text: "A glossy front keeps every print as evidence. On Fenix they hardly show, even on the dark colours. Nothing is completely invisible.",
			},
			{
				name: "Light",
				text: "Very little of it bounces back. You won't see the window or the lamp reflected in your cupboard doors, and the colour is almost the same from the side as from the front.",
			},
			{
				name: "Scratches",
				text: "Fine ones in the skin close up with heat. A deep scratch remains a deep scratch.",
			},
			{
				name: "Cleaning",
				text: "Warm water, a soft cloth, a drop of washing-up liquid. Keep scouring powder and steel wool well away.",
			},
		],
	},
	kitchens: {
		heading: "Three kitchens, three moods",
		items: [
			{ name: "Pull in Sage", text: "Says nothing before the first coffee." },
			{ name: "Catch in Cherry", text: "Never knocks before coming in." },
			{ name: "Flush in Cacao", text: "Comes to life once the lamps are lit." },
		],
	},
	worktop: {
		heading: "On top as well",
		text: "Fenix comes as a worktop too. Fronts and worktop can be family, or they can contradict each other.",
		action: { label: "See the worktops", to: "page:worktops" },
	},
	samples: {
		heading: "You can't photograph matt",
		text: "Screens shine and Fenix doesn't. The Fenix box is {sampleBox}.",
		action: { label: "Order the Fenix box", to: "link:samplesFenix" },
	},
	questions: {
		heading: "Before you go matt",
		items: [
			{
				question: "Is Fenix the same as melamine or ordinary laminate?",
				answer:
					"No. The build-up of paper and resin resembles that of other high-pressure laminates. What sets it apart is the acrylic top coat: it's more matt, feels warmer and lets small scratches close up again.",
			},
			{
				question: "How do I mend a scratch?",
				answer:
					"With warmth: fine scratches in the top coat then close up. Follow Fenix's own care instructions and practise where nobody looks. What goes through the top coat stays.",
			},
			{
				question: "Can Fenix cope with water and steam?",
				answer:
					"The surface is closed and soaks up no moisture. Near the dishwasher and the sink, do dry the joints and edges, as you would with any front.",
			},
			{
				question: "Will a Fenix front fit my old Faktum cabinets?",
				answer: "Yes, every bit as well as Metod. The [cabinet check](page:kitchen-fronts#fit) knows the others too.",
			},
			{
				question: "Aren't dark colours a nuisance?",
				answer:
					"On a glossy front they are. On a matt one it isn't so bad: a smear is less obvious without a reflection around it. Crumbs and flour certainly show up on Night, but those tend to be on the worktop.",
			},
		],
	},
	closing: {
		heading: "Come and stroke it",
		text: "Everybody does. Nobody in our Amsterdam or Rotterdam studio will so much as look up.",
	},
	actions: [
		{ label: "Order the Fenix box", to: "link:samplesFenix" },
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
	],
} satisfies typeof nl;
