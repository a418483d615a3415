import type nl from "../nl/worktops.ts";

export default {
	title: "Worktops in marble, steel and Fenix",
	description:
		"Worktops in marble composite, stainless steel, marble and Fenix: what they are made of, how thick they are and how long the warranty lasts.",
	heading: "On top of things",
	lead: "You choose from {worktops:word} materials: marble composite, stainless steel, marble and Fenix. Every worktop has a {warrantyYears}-year warranty.",
	quartet: "The worktops side by side",
	opening: {
		heading: "A matter of millimetres",
		body: [
			"This is what you'd see if you sawed through a worktop, with the front beneath it. Every edge is drawn to the same scale.",
			"A stone top is templated once the cabinets are up and level. Stone doesn't give, and walls are rarely straight. Until then, you cook on a plank.",
			"{worktopMeasuring}",
		],
	},
	sections: {
		from: "from {marbleCompositeMm} mm",
		solid: "{steelSolidMm} mm",
		stacked: "{steelStackedMm} mm",
		set: "{steelSetMm} mm",
		discussed: "illustrative",
		note: "Thicknesses given in millimetres are to scale; the insides are illustrative.",
	},
	steel: {
		solid: { name: "Solid", text: "A single plate, steel all the way down." },
		stacked: { name: "Layered", text: "Built up rather than solid, and a millimetre thicker for it." },
		set: { name: "Folded", text: "Bent over the edge, so that it looks thicker than the sheet it's made of." },
	},
	composition: {
		marble: "{marbleMin} to {marbleMax} per cent marble",
		epoxy: "{epoxyMin} to {epoxyMax} per cent epoxy",
	},
	care: "Living with it",
	each: {
		"marble-composite": {
			name: "Marble composite",
			heading: "Marble, with back-up",
			body: [
				"Pieces of marble held together with epoxy. The pattern is equally busy all over, so no vein comes to a stop an inch short of your sink. It starts at {marbleCompositeMm} mm thick.",
			],
			care: "Most of it is marble, so acid etches here too. On the fine pattern a dull mark shows less. Resin dislikes great heat: give the pan a trivet.",
		},
		"stainless-steel": {
			name: "Stainless steel",
			heading: "Ask any chef",
			body: [
				"Restaurant kitchens use little else, and not for its looks. Steel takes in no moisture and hot pans don't frighten it. We make it in {steelBuilds:word} ways, and the edge gives away which.",
			],
			care: "It will scratch. The first scratch hurts. The hundredth is a finish. Wipe with the grain and the surface keeps looking even.",
		},
		marble: {
			name: "Marble",
			heading: "Straight from the mountain",
			body: [
				"Marble is limestone that was changed by heat and pressure far below ground, and the veins are its impurities. No slab repeats another, and none will look quite like this drawing.",
				"The top is {marbleWorktopMm} mm thick.",
			],
			care: "Lemon and vinegar etch a dull mark into the surface, however quick you are. If that would keep you awake, choose something else. If you like a worktop that shows its age, choose marble.",
		},
		fenix: {
			name: "Fenix",
			heading: "A door having a lie-down",
			body: [
				"The same kind of surface as on our [Fenix fronts](page:fenix), only horizontal. Deeply matt and soft, as you'll find the first time you read a newspaper on it.",
				"The top is {fenixWorktopMm} mm thick.",
				"{fenixWorktopColours}",
			],
			care: "Cut on a board, put hot pans on a trivet. Hairline scratches in the skin can be coaxed out with warmth.",
		},
	},
	good: [
		{
			heading: "Warranty",
			text: "{warrantyYears} years, whichever material you choose.",
		},
		{
			heading: "Which sink goes in it",
			text: "Under stone the sink usually hangs below, in steel it can be welded in, with Fenix it sits in or on the top. Choose them together: [sinks and taps](page:faucets-sinks).",
		},
		{
			heading: "What it costs",
			text: "A worktop is priced to measure. Length, corners and holes for sink and hob make the difference; [the rest is fixed](page:prices).",
		},
	],
	next: {
		heading: "Hands on",
		text: "You choose a worktop with your eyes and with your forearms. Come and lean on one in Amsterdam or Rotterdam.",
		actions: [
			{ label: "Book a first meeting", to: "link:bookDiscovery" },
			{ label: "See taps and sinks", to: "page:faucets-sinks" },
			{ label: "Pick fronts to go with it", to: "page:fronts" },
		],
	},
	actions: [
		{ label: "Book a first meeting", to: "link:bookDiscovery" },
		{ label: "Compare the edges", to: "page:worktops#edges" },
	],
} satisfies typeof nl;
