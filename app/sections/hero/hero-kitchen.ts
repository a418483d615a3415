import type { FrontDesign } from "../../../facts/products/fronts.ts";
import type { Flavour } from "../../../facts/products/materials.ts";
import { type FrontFit, fitFront } from "../../ui/letters/fit-front.ts";
import { addressOf, minPictureWidth, type PictureSource } from "../../ui/picture/variants.ts";

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
	/** The name of the picture of what lies behind it (media/insides). */
	inside: string;
};

/** Between NO and MORE; on narrow screens it closes the first row. */
export const shelfWidths = { width: 80, narrow: 140 };

export const wallCabinets: readonly (HeroFront | "shelf")[] = [
	{ design: "barre", material: "aubergine", width: 40, inside: "paint" },
	{ letter: "N", design: "framed", material: "sage", width: 80, inside: "linen" },
	{ letter: "O", design: "flush", material: "butter", width: 80, inside: "soup" },
	"shelf",
	{ letter: "M", design: "catch", material: "blueberry", width: 80, inside: "cookbooks" },
	{ letter: "O", design: "flush", material: "lychee", width: 80, inside: "scales" },
	{ letter: "R", design: "own", material: "cherry", width: 80, hinge: "right", inside: "radio" },
	{ letter: "E", design: "pull", material: "mint", width: 80, narrow: 60, hinge: "right", inside: "plates" },
	{ design: "barre", material: "tuna", width: 40, hinge: "right", inside: "jars" },
];

/** Catch is on M, K and H: above a round letter its hole would be taken for an accent. */
export const baseCabinets: readonly HeroFront[] = [
	{ letter: "B", design: "flush", material: "tabasco", width: 40, inside: "pans" },
	{ letter: "O", design: "pull", material: "honey", width: 40, inside: "cleaning" },
	{ letter: "R", design: "flush", material: "cacao", width: 40, inside: "biscuits" },
	{ letter: "I", design: "framed", material: "roquefort", width: 40, inside: "cactus" },
	{ letter: "N", design: "own", material: "frosting", width: 60, inside: "herbs" },
	{ letter: "G", design: "pull", material: "mocca", width: 40, inside: "teapot" },
	{ design: "barre", material: "elephant", width: 40, narrow: 80, inside: "tools" },
	{ letter: "K", design: "catch", material: "blueberry", width: 40, inside: "cheese" },
	{ letter: "I", design: "framed", material: "mint", width: 40, inside: "baking" },
	{ letter: "T", design: "pull", material: "aubergine", width: 40, inside: "disco" },
	{ letter: "C", design: "flush", material: "butter", width: 40, inside: "coffee" },
	{ letter: "H", design: "catch", material: "tabasco", width: 40, hinge: "right", inside: "casserole" },
	{ letter: "E", design: "framed", material: "sage", width: 40, hinge: "right", inside: "boards" },
	{ letter: "N", design: "own", material: "lychee", width: 60, hinge: "right", inside: "tulips" },
	{ letter: "S", design: "flush", material: "cherry", width: 40, hinge: "right", inside: "fruit" },
];

/** Alternative contents of the last wall cabinet, one per day. */
const dailyInsides: readonly string[] = ["miniature", "bowls"];

/** A front with its letter set to fill it, and the address of the picture behind it. */
export type FittedFront = Omit<HeroFront, "inside"> & { fit?: FrontFit; insideAddress: string };

export type HeroKitchen = {
	wall: readonly (FittedFront | "shelf")[];
	base: readonly FittedFront[];
	shelf: { width: number; narrow: number };
	/** Addresses of pictures of what the last wall cabinet holds on other days. */
	dailyInsides: readonly string[];
};

/** The kitchen with fitted letters. Called by a loader, so that browsers need no font metrics. */
export function loadHeroKitchen(insideOf: (name: string) => PictureSource): HeroKitchen {
	const address = (name: string) => addressOf(insideOf(name), "avif", minPictureWidth);
	const fitted = ({ inside, ...front }: HeroFront): FittedFront => {
		const { letter, design, width, narrow = width } = front;
		return {
			...front,
			...(letter && { fit: fitFront(letter, width, narrow, design === "framed") }),
			insideAddress: address(inside),
		};
	};
	return {
		wall: wallCabinets.map((front) => (front === "shelf" ? front : fitted(front))),
		base: baseCabinets.map(fitted),
		shelf: shelfWidths,
		dailyInsides: dailyInsides.map(address),
	};
}
