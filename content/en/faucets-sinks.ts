import type nl from "../nl/faucets-sinks.ts";

export default {
	title: "Taps and sinks for your kitchen",
	description:
		"Sinks in stainless steel, brass or black, with taps and boiling-water taps. Read what to think about before there is a hole in the worktop.",
	heading: "Let that sink in",
	lead: "Sinks come in stainless steel, brass and black. Add an ordinary tap or a boiling-water tap.",
	stage: {
		choose: "Choose a finish",
		shown: "Drawn in",
		note: "A drawing, with the cabinet door off. Ask in the studio which tap comes in which finish.",
	},
	opening: {
		heading: "You will stand here more than you would like",
		body: ["It may as well be good to look at. None of them does the washing-up."],
	},
	finishes: {
		"stainless-steel": {
			name: "Stainless steel",
			heading: "The diplomat",
			text: "Gets on with nearly everybody and never starts a row. Drops that dry leave limescale behind, so keep a dry cloth handy.",
		},
		brass: {
			name: "Brass",
			heading: "The show-off",
			text: "Warm in colour, and no wallflower. Untreated brass darkens over the years, so ask us how ours behave.",
		},
		black: {
			name: "Black",
			heading: "The graphic designer",
			text: "Draws a crisp line in a pale worktop and vanishes into a dark one. It shows limescale sooner than steel does.",
		},
	},
	taps: {
		standard: {
			name: "The ordinary tap",
			heading: "Hot and cold",
			text: "And everything in between. Mind the height: a tall spout is a joy with a stockpot and a nuisance under a shelf.",
		},
		"boiling-water": {
			name: "The boiling-water tap",
			heading: "On the boil",
			text: "Tea without the wait. It usually comes with a tank in the cabinet below, and the tank needs power. Tell us early and we will keep the space free in the design.",
		},
	},
	before: {
		heading: "Before anyone drills a hole",
		items: [
			{
				name: "Where you stand",
				text: "A tap hole cannot be nudged along afterwards. Do the dishes in your head first and see where your hands end up.",
			},
			{
				name: "Who lives below",
				text: "The trap, the tank, the bin, the washing-up liquid. The cabinet under a sink is busier than you think.",
			},
			{
				name: "Which worktop",
				text: "How a sink goes into a worktop differs from one top to the next. Pick the two together, with the [worktops](page:worktops) page alongside.",
			},
			{
				name: "The size of your baking tray",
				text: "Measure it and bring the number. Whatever won't fit in the sink gets washed in the bath.",
			},
		],
	},
	next: {
		heading: "Turn one on",
		text: "Bring your wishes, your measurements and your biggest pan to the studio. A photo of the pan will do.",
		actions: [
			{ label: "Book a first meeting", to: "link:bookDiscovery" },
			{ label: "See the worktops", to: "page:worktops" },
			{ label: "See the fronts", to: "page:fronts" },
		],
	},
	actions: [
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
		{ label: "See the worktops", to: "page:worktops" },
	],
} satisfies typeof nl;
