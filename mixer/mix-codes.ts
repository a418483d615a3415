import type { Floor, Uppers, WallTone } from "../facts/kitchen/mixer.ts";
import type { FrontDesign } from "../facts/products/fronts.ts";
import type { MaterialKey } from "../facts/products/materials.ts";
import type { Finish, Tap } from "../facts/products/sinks-and-taps.ts";
import type { Worktop } from "../facts/products/worktops.ts";
import type { MixPlan, MixSystem, PlanSize } from "./mix.ts";

/**
 * One character for each choice in a link. Links live in mails and on paper: a character that has been used keeps its
 * meaning, also when the choice is no longer sold. New choices get new characters.
 */
export const codes = {
	layout: {
		"single-run narrow cabinets": "0",
		"single-run wide cabinets": "1",
		"l-shape narrow cabinets": "2",
		"l-shape wide cabinets": "3",
		"island narrow cabinets": "4",
		"island wide cabinets": "5",
		"galley narrow cabinets": "6",
		"galley wide cabinets": "7",
		"single-run narrow shelf": "8",
		"single-run wide shelf": "9",
		"l-shape narrow shelf": "a",
		"l-shape wide shelf": "b",
		"island narrow shelf": "c",
		"island wide shelf": "d",
		"galley narrow shelf": "e",
		"galley wide shelf": "f",
	},
	system: { metod: "m", faktum: "f", bordo: "b", senti: "s" },
	worktop: { "marble-composite": "c", "stainless-steel": "s", marble: "m", fenix: "f" },
	sink: { "stainless-steel": "s", brass: "b", black: "k" },
	tap: { standard: "s", "boiling-water": "b" },
	wallTone: { oat: "o", frosting: "f", butter: "b", lychee: "l", mint: "m", sage: "s", roquefort: "r", tuna: "t" },
	floor: { "pale-oak": "p", "dark-oak": "d", concrete: "c", terracotta: "t", lino: "l" },
	design: { own: "o", catch: "c", flush: "f", pull: "p", framed: "r", barre: "b", same: "_" },
	material: {
		mocca: "m",
		oat: "o",
		sage: "s",
		night: "n",
		elephant: "e",
		tabasco: "t",
		honey: "h",
		cacao: "c",
		aubergine: "a",
		blueberry: "b",
		roquefort: "r",
		cherry: "y",
		butter: "u",
		lychee: "l",
		mint: "i",
		frosting: "f",
		tuna: "g",
		"oak-natural": "1",
		"warm-oak": "2",
		walnut: "3",
		painted: "p",
		"raw-mdf": "w",
		multiplex: "x",
		same: "_",
	},
} as const satisfies {
	layout: Record<`${MixPlan} ${PlanSize} ${Uppers}`, string>;
	system: Record<MixSystem, string>;
	worktop: Record<Worktop, string>;
	sink: Record<Finish, string>;
	tap: Record<Tap, string>;
	wallTone: Record<WallTone, string>;
	floor: Record<Floor, string>;
	design: Record<FrontDesign | "same", string>;
	material: Record<MaterialKey | "same", string>;
};

/** The choice that a character stands for. */
export function decode<Key extends string>(table: Record<Key, string>, character: string): Key | undefined {
	for (const key in table) if (table[key] === character) return key;
	return undefined;
}
