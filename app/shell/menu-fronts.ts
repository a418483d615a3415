import type { FrontDesign } from "../../facts/products/fronts.ts";
import type { Flavour } from "../../facts/products/materials.ts";

type MenuFront = {
	design: FrontDesign;
	material: Flavour;
	/** In centimetres: a row is 340 wide on wide screens, 100 on narrow ones. */
	width: 40 | 60 | 80;
	narrow: 40 | 60 | 100;
};

/** The fronts of the menu's wall, one for each entry; neighbours in a row and below differ. */
export const menuFronts: readonly MenuFront[] = [
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
