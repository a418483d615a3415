import type { FrontDesign } from "../products/fronts.ts";
import type { Family } from "../products/materials.ts";
import type { Finish, Tap } from "../products/sinks-and-taps.ts";
import type { Worktop } from "../products/worktops.ts";

/** How wide the fronts are that the studio gives prices for, in metres. */
export const frontWidth = 0.6;

/** Rough prices of a kitchen's parts, in euros. */
export type UnitPrices = {
	/** A flat door of 60 by 80 cm. */
	door: Record<Family, number>;
	/** What a design adds to such a door. */
	design: Record<FrontDesign, number>;
	/** Flat fronts in Fenix, from small to large. */
	sizes: readonly { squareMetres: number; price: number }[];
	/** For each metre. */
	worktop: Record<Worktop, number>;
	plinth: number;
	/** In Fenix: beside a base cabinet, and beside a tall one of 220 cm. */
	sidePanel: { base: number; tall: number };
	/** A hole in the worktop. */
	cutOut: number;
	sink: Record<Finish, number>;
	tap: Record<Tap, number>;
};

/** A front of this size: the price of a door of 60 by 80 cm, in the proportion that Fenix has between the two sizes. */
export function frontPrice(
	{ door, design, sizes }: UnitPrices,
	front: { family: Family; design: FrontDesign; squareMetres: number },
): number {
	const larger = sizes.findIndex(({ squareMetres }) => squareMetres >= front.squareMetres);
	const start = larger === -1 ? sizes.length - 2 : Math.max(0, larger - 1);
	const [from, to] = sizes.slice(start, start + 2);
	if (!from || !to) return 0;
	const perSquareMetre = (to.price - from.price) / (to.squareMetres - from.squareMetres);
	const inFenix = from.price + perSquareMetre * (front.squareMetres - from.squareMetres);
	return ((door[front.family] + design[front.design]) * inFenix) / door.fenix;
}
