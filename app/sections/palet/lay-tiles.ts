import type { TileRequest } from "../../../facts/products/palet.ts";

/** One tile of the drawing, in centimetres. What size the real ones have is for Palet to say. */
export const tileCm = 10;

/** Between worktop and wall cabinets there is room for so many rows; tiles go on to the height of a shelf. */
const rows = { usual: 6, most: 15 };
const usualColumns = 36;

/** Tiles on a wall: a field, in centimetres, and how much of its last column is filled. */
export type LaidTiles = { width: number; height: number; lastColumn: number };

/** How square metres lie on a wall: as the wall is, or in a strip that first gets longer, then higher, then longer. */
export function layTiles({ squareMetres, wall }: TileRequest): LaidTiles {
	if (wall) return { ...wall, lastColumn: 1 };
	const tiles = Math.round((squareMetres * 10_000) / tileCm ** 2);
	const high = Math.min(rows.most, Math.max(rows.usual, Math.ceil(tiles / usualColumns)));
	const columns = Math.ceil(tiles / high);
	const inLast = tiles - (columns - 1) * high;
	return { width: columns * tileCm, height: high * tileCm, lastColumn: inLast / high };
}
