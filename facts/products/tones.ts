import { type MaterialKey, materialKeys } from "./materials.ts";

export const tones = ["red", "pink", "yellow", "green", "blue", "purple", "brown", "light", "grey"] as const;
export type Tone = (typeof tones)[number];

/** The colour under which people look for each material in the gallery. */
const toneOf = {
	mocca: "brown",
	oat: "light",
	sage: "green",
	night: "grey",
	elephant: "grey",
	tabasco: "red",
	honey: "yellow",
	cacao: "brown",
	aubergine: "purple",
	blueberry: "blue",
	roquefort: "blue",
	cherry: "red",
	butter: "yellow",
	lychee: "pink",
	mint: "green",
	frosting: "pink",
	tuna: "pink",
	"oak-natural": "light",
	"warm-oak": "brown",
	walnut: "brown",
	painted: "green",
	"raw-mdf": "grey",
	multiplex: "light",
} as const satisfies Record<MaterialKey, Tone>;

export function materialsOfTone(tone: Tone): readonly MaterialKey[] {
	return materialKeys.filter((key) => toneOf[key] === tone);
}
