import type { plans, timesOfDay } from "../../facts/kitchen/gallery.ts";
import type { sinks, taps } from "../../facts/products/sinks-and-taps.ts";
import type { Tone } from "../../facts/products/tones.ts";
import type { Worktop } from "../../facts/products/worktops.ts";

/** What kitchens are called wherever they are shown: in captions, in the filter and in the viewer of the gallery. */
export default {
	/** Between a design and its material: Catch _in_ Blueberry. */
	joint: "in",
	/** Between a kitchen and its worktop. */
	worktopJoint: "werkblad van",
	worktops: {
		"marble-composite": "marmercomposiet",
		"stainless-steel": "roestvrij staal",
		marble: "marmer",
		fenix: "Fenix",
	} satisfies Record<Worktop, string>,
	sinks: {
		"stainless-steel": "roestvrij staal",
		brass: "messing",
		black: "zwart",
	} satisfies Record<(typeof sinks)[number], string>,
	taps: {
		standard: "gewone kraan",
		"boiling-water": "kokendwaterkraan",
	} satisfies Record<(typeof taps)[number], string>,
	plans: {
		"single-run": "rechte wand",
		"l-shape": "hoekopstelling",
		island: "eiland",
		galley: "twee wanden tegenover elkaar",
		city: "kleine stadskeuken",
	} satisfies Record<(typeof plans)[number], string>,
	times: {
		morning: "ochtend",
		noon: "midden op de dag",
		golden: "late zon",
		overcast: "bewolkt",
		evening: "avond, lampen aan",
	} satisfies Record<(typeof timesOfDay)[number], string>,
	tones: {
		red: "Rood",
		pink: "Roze",
		yellow: "Geel",
		green: "Groen",
		blue: "Blauw",
		purple: "Paars",
		brown: "Bruin",
		light: "Licht",
		grey: "Grijs en zwart",
	} satisfies Record<Tone, string>,
	labels: {
		design: "Front",
		material: "Materiaal",
		colour: "Kleur",
		worktop: "Werkblad",
		sink: "Spoelbak",
		tap: "Kraan",
		plan: "Opstelling",
		time: "Licht",
	},
};
