import type { FrontDesign } from "../../facts/products/fronts.ts";
import type { Flavour } from "../../facts/products/materials.ts";

type MenuFront = {
	design: FrontDesign;
	material: Flavour;
	/** In centimetres: a row is 340 wide on wide screens, 100 on narrow ones. */
	width: number;
	narrow: number;
};

/** The fronts of the menu's wall, one for each entry; neighbours in a row and below differ. */
const fronts: readonly MenuFront[] = [
	{ design: "pull", material: "tabasco", width: 40, narrow: 60 },
	{ design: "flush", material: "honey", width: 40, narrow: 100 },
	{ design: "own", material: "butter", width: 40, narrow: 40 },
	{ design: "flush", material: "blueberry", width: 60, narrow: 60 },
	{ design: "catch", material: "mint", width: 60, narrow: 40 },
	{ design: "own", material: "aubergine", width: 60, narrow: 60 },
	{ design: "barre", material: "butter", width: 40, narrow: 60 },
	{ design: "catch", material: "lychee", width: 60, narrow: 40 },
	{ design: "framed", material: "cacao", width: 80, narrow: 40 },
	{ design: "own", material: "sage", width: 60, narrow: 60 },
	{ design: "pull", material: "cherry", width: 40, narrow: 40 },
	{ design: "catch", material: "frosting", width: 60, narrow: 60 },
	{ design: "flush", material: "roquefort", width: 60, narrow: 60 },
	{ design: "barre", material: "tuna", width: 60, narrow: 40 },
	{ design: "catch", material: "oat", width: 60, narrow: 60 },
	{ design: "framed", material: "mocca", width: 40, narrow: 40 },
	{ design: "own", material: "elephant", width: 60, narrow: 60 },
	{ design: "flush", material: "tabasco", width: 60, narrow: 40 },
];

/** The fronts for so many entries. While a last entry is absent, the front before it takes its place too. */
export function menuFronts(entries: number): readonly MenuFront[] {
	const shown = fronts.slice(0, entries);
	const last = shown.at(-1);
	if (!last) return [];
	const absent = fronts.slice(entries);
	const total = (side: "width" | "narrow") => absent.reduce((sum, front) => sum + front[side], last[side]);
	return [...shown.slice(0, -1), { ...last, width: total("width"), narrow: total("narrow") }];
}
