import type nl from "../nl/kitchen-words.ts";

export default {
	joint: "in",
	worktopJoint: "worktop in",
	worktops: {
		"marble-composite": "marble composite",
		"stainless-steel": "stainless steel",
		marble: "marble",
		fenix: "Fenix",
	},
	sinks: { "stainless-steel": "stainless steel", brass: "brass", black: "black" },
	taps: { standard: "ordinary tap", "boiling-water": "boiling-water tap" },
	plans: {
		"single-run": "along one wall",
		"l-shape": "round the corner",
		island: "with an island",
		galley: "two facing walls",
		city: "small city kitchen",
	},
	times: {
		morning: "morning",
		noon: "middle of the day",
		golden: "late sun",
		overcast: "cloudy",
		evening: "evening, lamps on",
	},
	tones: {
		red: "Red",
		pink: "Pink",
		yellow: "Yellow",
		green: "Green",
		blue: "Blue",
		purple: "Purple",
		brown: "Brown",
		light: "Light",
		grey: "Grey and black",
	},
	labels: {
		design: "Front",
		material: "Material",
		colour: "Colour",
		worktop: "Worktop",
		sink: "Sink",
		tap: "Tap",
		plan: "Layout",
		time: "Light",
	},
} satisfies typeof nl;
