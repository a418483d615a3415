import type { MaterialKey } from "./materials.ts";

/** The colours that people look for, each with the materials that somebody who asks for it should see. */
const tones = {
	red: ["tabasco", "cherry"],
	pink: ["lychee", "tuna", "frosting"],
	yellow: ["honey", "butter"],
	green: ["sage", "mint", "painted"],
	blue: ["blueberry", "roquefort"],
	purple: ["aubergine"],
	brown: ["mocca", "cacao", "warm-oak", "walnut"],
	light: ["oat", "oak-natural", "multiplex"],
	grey: ["elephant", "night", "raw-mdf"],
} as const satisfies Record<string, readonly MaterialKey[]>;

export type Tone = keyof typeof tones;

const isTone = (key: string): key is Tone => Object.hasOwn(tones, key);
export const toneKeys = Object.keys(tones).filter(isTone);

export function materialsIn(tone: Tone): readonly MaterialKey[] {
	return tones[tone];
}
