import type { FrontDesign } from "../../facts/fronts.ts";
import type { Flavour } from "../../facts/materials.ts";

/** The fronts of the menu's wall, one behind the other; neighbours in a row and below differ. */
export const menuFronts: readonly { design: FrontDesign; material: Flavour }[] = [
	{ design: "pull", material: "tabasco" },
	{ design: "framed", material: "butter" },
	{ design: "flush", material: "blueberry" },
	{ design: "catch", material: "mint" },
	{ design: "own", material: "aubergine" },
	{ design: "barre", material: "honey" },
	{ design: "catch", material: "lychee" },
	{ design: "flush", material: "cacao" },
	{ design: "own", material: "sage" },
	{ design: "pull", material: "cherry" },
	{ design: "framed", material: "frosting" },
	{ design: "flush", material: "roquefort" },
	{ design: "barre", material: "tuna" },
	{ design: "catch", material: "oat" },
	{ design: "framed", material: "mocca" },
	{ design: "own", material: "elephant" },
	{ design: "flush", material: "tabasco" },
	{ design: "pull", material: "mint" },
];
