import type { FrontDesign } from "../products/fronts.ts";
import type { Flavour } from "../products/materials.ts";

type MenuFront = {
	design: FrontDesign;
	material: Flavour;
	/** In centimetres: a row is 340 wide on wide screens, 100 on narrow ones. */
	width: number;
	narrow: number;
};

/** The close button takes this of the first row. */
const closeButtonWidth = 40;

/**
 * The fronts of the menu's wall, one for each entry: products are large, the rest small. Neighbours differ. Together
 * they fill whole rows, on both kinds of screens.
 */
const fronts: readonly MenuFront[] = [
	{ design: "pull", material: "tabasco", width: 120, narrow: 60 },
	{ design: "framed", material: "sage", width: 100, narrow: 60 },
	{ design: "flush", material: "honey", width: 80, narrow: 40 },
	{ design: "catch", material: "blueberry", width: 100, narrow: 40 },
	{ design: "own", material: "mint", width: 100, narrow: 60 },
	{ design: "barre", material: "aubergine", width: 140, narrow: 100 },
	{ design: "own", material: "butter", width: 40, narrow: 40 },
	{ design: "flush", material: "roquefort", width: 60, narrow: 60 },
	{ design: "catch", material: "frosting", width: 60, narrow: 60 },
	{ design: "flush", material: "cherry", width: 60, narrow: 40 },
	{ design: "own", material: "mint", width: 60, narrow: 40 },
	{ design: "pull", material: "tuna", width: 60, narrow: 60 },
	{ design: "flush", material: "oat", width: 60, narrow: 60 },
	{ design: "own", material: "mocca", width: 40, narrow: 40 },
	{ design: "catch", material: "honey", width: 60, narrow: 60 },
	{ design: "pull", material: "elephant", width: 60, narrow: 40 },
	{ design: "flush", material: "tabasco", width: 60, narrow: 60 },
	{ design: "own", material: "cacao", width: 60, narrow: 40 },
];

export const maxMenuEntries = fronts.length;

/** The first six are large. */
export const largeFrontCount = 6;

/** The fronts for this many entries; the last one takes what is left of its row. */
export function menuFronts(entries: number): readonly MenuFront[] {
	const usedFronts = fronts.slice(0, entries);
	const last = usedFronts.pop();
	if (!last) return [];
	const rest = (row: number, side: "width" | "narrow") =>
		row - (usedFronts.reduce((sum, front) => sum + front[side], closeButtonWidth) % row);
	return [...usedFronts, { ...last, width: rest(340, "width"), narrow: rest(100, "narrow") }];
}
