import { prices } from "../costs/prices.ts";
import { palet } from "../costs/terms.ts";

const wall = { width: { min: 20, max: 2000 }, height: { min: 20, max: 300 } } as const;
/** Steps and limits of the calculator's fields, not of the tiles. */
export const tileCalculator = {
	...wall,
	squareMetres: { step: 0.1, max: (wall.width.max * wall.height.max) / 10_000 },
	/** The strip between a worktop of four cabinets and the wall cabinets above it. */
	default: { width: 240, height: 50 },
} as const;

/** The square metres a visitor asks for, and the wall in centimetres where its size was given. */
export type TileRequest = { squareMetres: number; wall: { width: number; height: number } | undefined };

/** Rounds up to a tenth, and to the least that can be ordered. */
export function countSquareMetres(exact: number): number {
	// Without the small amount, 2.4 would become 2.5 because of floating point.
	const tenths = Math.ceil(exact * 10 - 1e-9);
	return Math.min(tileCalculator.squareMetres.max, Math.max(palet.minSquareMetres, tenths / 10));
}

/** Rounded to the cent. */
export function tilePrice(squareMetres: number, perSquareMetre: number = prices.tilePerSquareMetre): number {
	return Math.round(squareMetres * perSquareMetre * 100 + 1e-6) / 100;
}
