import type nl from "../nl/faucets-sinks.ts";

export default {
	title: "Taps and sinks for your kitchen",
	description:
		"Sinks in stainless steel, brass or black, with taps and boiling-water taps. Read what to think about before there's a hole in the worktop.",
	heading: "Let that sink in",
	lead: "Sinks come in stainless steel, brass and black. Add an ordinary tap or a boiling-water tap.",
	stage: {
		choose: "Choose a finish",
		shown: "Shown in",
		note: "A drawing, with the cabinet door off.",
	},
	opening: {
		heading: "You'll stand here more than you'd like",
		body: ["It may as well be good to look at. It won't do the washing-up.", "{tapFinishes}", "{brassFinish}"],
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
			text: "Warm in colour, and no wallflower. Untreated brass darkens over the years, as it should. Polish it back, or let it go.",
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
			text: "Tea without the wait. It usually comes with a tank in the cabinet below, and the tank needs power. Tell us early and we'll keep the space free in the design.",
		},
	},
	before: {
		heading: "Before anyone drills a hole",
		items: [
			{
				name: "Where do you stand?",
				text: "A tap hole can't be nudged along afterwards. Do the dishes in your head first and see where your hands end up.",
			},
			{
				name: "Who lives below?",
				text: "The trap, the tank, the bin, the washing-up liquid. The cabinet under a sink is busier than you think.",
			},
			{
				name: "Which worktop?",
				text: "Under stone, the sink usually hangs below with the edge of the top on show. In steel it can be welded in, without a seam. With Fenix it usually sits in or on the top. So pick sink and [worktop](page:worktops) together.",
			},
			{
				name: "How big is your baking tray?",
				text: "Measure it and bring the figure. Whatever won't fit in the sink gets washed in the bath.",
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
