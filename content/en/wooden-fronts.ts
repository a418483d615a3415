import type nl from "../nl/wooden-fronts.ts";

export default {
	title: "Wooden fronts for your IKEA kitchen",
	description:
		"Wooden kitchen fronts for IKEA Metod and Faktum, in Oak Natural, Warm Oak and Walnut. See the grain at home with the {sampleBox} sample box.",
	heading: "Touch wood, in your own kitchen",
	lead: "Our wooden fronts for IKEA kitchens come in {woods:word} finishes: Oak Natural, Warm Oak and Walnut. They fit Metod and Faktum.",
	opening: {
		heading: "Grown, not printed",
		body: [
			"You can write down a colour. You can't write down wood. Every trunk has had summers of its own, and they show in the figure. Two fronts side by side are relatives, not twins. If that sounds like a fault, you'll be happier with [Fenix](page:fenix). If it sounds like the point, read on.",
			"[Flush](page:flush) hands the whole face to the grain. [Pull](page:pull) draws a line across the top of it, and [Barre](page:barre) turns wood into something close to a curtain.",
		],
	},
	woods: {
		"oak-natural": {
			tone: "Pale and sandy",
			text: "Oak without the fuss. You can see the grain clearly while the colour keeps its voice down, which lets everything around it speak up. At its best with a light floor and a wall in a definite colour.",
		},
		"warm-oak": {
			tone: "Honey and caramel",
			text: "The same tree at the end of a summer's day. Warm Oak brings a chilly room up to temperature, and it gets along with a floor that has been lying in the sun for years.",
		},
		walnut: {
			tone: "Brown and deep",
			text: "Dark by nature, with a grain that ripples and sometimes changes colour halfway. Walnut turns a kitchen into furniture. Give it light, or all you'll have is brown.",
		},
	},
	grain: {
		heading: "Upright or lying down",
		text: "The direction of the grain matters as much as the colour. Run it from bottom to top and cabinets look taller. Run it from side to side and a bank of drawers turns wide and calm. Your 3D design shows which it should be.",
		upright: "Vertical: taller",
		lying: "Horizontal: wider",
	},
	years: {
		heading: "What the years do",
		body: [
			"Wood carries on living after the sawmill. With light, oak grows warmer in tone as the years go by, whereas walnut becomes a little paler. It happens by itself, and slowly.",
			"{woodBuild}",
			"Where a calendar hung for years, its outline stays. So move such things about from time to time. Fronts you order later have some catching up to do.",
		],
	},
	company: {
		heading: "In good company",
		text: "Wood is rarely on its own. Here's what each of our [worktops](page:worktops) does to it:",
		pairs: {
			marble: {
				name: "Marble",
				text: "Stone and timber compete for attention. On walnut it's a draw, and a splendid one.",
			},
			"marble-composite": {
				name: "Marble composite",
				text: "A fine speckle above a bold grain: two patterns that mind their own business.",
			},
			"stainless-steel": { name: "Stainless steel", text: "Cold on warm. It takes the farmhouse out of oak." },
			fenix: { name: "Fenix", text: "An even, matt top leaves the last word to the figure." },
		},
	},
	questions: {
		heading: "Questions about wood",
		items: [
			{
				question: "What is the difference between solid wood and veneer?",
				answer:
					"Solid means one piece of timber, front to back. It moves: it shrinks in dry air and swells in damp. Veneer is a thin leaf of real wood on a board, and stays flatter for it. Either way you're looking at wood.",
			},
			{
				question: "Does a wooden kitchen go with a wooden floor?",
				answer:
					"Yes, if the two are the same or plainly different. Nearly the same is the hard one, since it looks like a mistake. Lay a sample on the floor in the middle of the day and walk past it a few times.",
			},
			{
				question: "How do I clean wooden fronts?",
				answer:
					"With a barely damp cloth, along the grain, and then a dry one. Don't let water stand near the sink or the dishwasher. Scouring pads and bleach stay in the cupboard.",
			},
			{
				question: "Can I combine wood with a colour?",
				answer:
					"We'd encourage it. A tall wall of walnut and an island in Roquefort, say, or oak below and [paint](page:farrow-and-ball) above. Two materials are a choice. Four are a catalogue.",
			},
			{
				question: "I like wood, but nothing too grand. What do you suggest?",
				answer:
					"Look at [plywood](page:materials#multiplex). Its edge shows that it's made of layers, and it makes no further fuss.",
			},
		],
	},
	closing: {
		heading: "Sniffing encouraged",
		text: "The wood box has pieces of real wood in it. Put them next to your floor, your wall and your table. It's {sampleBox}.",
	},
	actions: [
		{ label: "Order the wood box", to: "link:samplesWood" },
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
	],
} satisfies typeof nl;
