import type { FrontDesign } from "../../../facts/products/fronts.ts";
import type { Flavour } from "../../../facts/products/materials.ts";
import { type FrontFit, fitFront } from "../../ui/letters/fit-front.ts";

/**
 * The kitchen that spells the slogan: wall cabinets NO MORE, base cabinets BORING KITCHENS. Widths are those of
 * cabinets (40, 60, 80 cm). On wide screens each row is one run of 640 cm; on narrow ones the runs break after
 * NO and BORING into rows of 340 cm, for which some fronts are wider or narrower (`narrow`).
 */
export type HeroFront = {
	letter?: string;
	design: FrontDesign;
	material: Flavour;
	width: 40 | 60 | 80;
	narrow?: 40 | 60 | 80;
	hinge?: "left" | "right";
};

/** Between NO and MORE; on narrow screens it closes the first row. */
export const shelfWidths = { width: 80, narrow: 140 };

export const wallCabinets: readonly (HeroFront | "shelf")[] = [
	{ design: "barre", material: "aubergine", width: 40 },
	{ letter: "N", design: "framed", material: "sage", width: 80 },
	{ letter: "O", design: "flush", material: "butter", width: 80 },
	"shelf",
	{ letter: "M", design: "catch", material: "blueberry", width: 80 },
	{ letter: "O", design: "flush", material: "lychee", width: 80 },
	{ letter: "R", design: "own", material: "cherry", width: 80, hinge: "right" },
	{ letter: "E", design: "pull", material: "mint", width: 80, narrow: 60, hinge: "right" },
	{ design: "barre", material: "tuna", width: 40, hinge: "right" },
];

export const baseCabinets: readonly HeroFront[] = [
	{ letter: "B", design: "pull", material: "tabasco", width: 40 },
	{ letter: "O", design: "catch", material: "honey", width: 40 },
	{ letter: "R", design: "flush", material: "cacao", width: 40 },
	{ letter: "I", design: "framed", material: "roquefort", width: 40 },
	{ letter: "N", design: "own", material: "frosting", width: 60 },
	{ letter: "G", design: "catch", material: "mocca", width: 40 },
	{ design: "barre", material: "elephant", width: 40, narrow: 80 },
	{ letter: "K", design: "framed", material: "blueberry", width: 40 },
	{ letter: "I", design: "flush", material: "mint", width: 40 },
	{ letter: "T", design: "pull", material: "aubergine", width: 40 },
	{ letter: "C", design: "catch", material: "butter", width: 40 },
	{ letter: "H", design: "flush", material: "tabasco", width: 40, hinge: "right" },
	{ letter: "E", design: "framed", material: "sage", width: 40, hinge: "right" },
	{ letter: "N", design: "own", material: "lychee", width: 60, hinge: "right" },
	{ letter: "S", design: "flush", material: "cherry", width: 40, hinge: "right" },
];

/** A front with its letter set to fill it. */
export type FittedFront = HeroFront & { fit?: FrontFit };

export type HeroKitchen = {
	wall: readonly (FittedFront | "shelf")[];
	base: readonly FittedFront[];
	shelf: { width: number; narrow: number };
};

/** The kitchen with fitted letters. Called by a loader, so that browsers need no font metrics. */
export function fittedKitchen(): HeroKitchen {
	return {
		wall: wallCabinets.map((front) => (front === "shelf" ? front : fitted(front))),
		base: baseCabinets.map(fitted),
		shelf: shelfWidths,
	};
}

function fitted(front: HeroFront): FittedFront {
	const { letter, design, width, narrow = width } = front;
	return letter ? { ...front, fit: fitFront(letter, width, narrow, design === "framed") } : front;
}
