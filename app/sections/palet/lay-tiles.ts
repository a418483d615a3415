import type { TileRequest } from "../../../facts/products/palet.ts";

/** The size of a drawn tile in centimetres; real ones may differ. */
export const tileCm = 10;

/** As many rows as fit below a shelf, and at most as high as a person reaches. */
const rows = { min: 10, max: 15 };
const defaultColumns = 24;

/** Tiles on a wall: a field, in centimetres, and how much of its last column is filled. */
export type LaidTiles = { width: number; height: number; lastColumn: number };

/** How square metres fill a wall: its own size, or a strip that grows longer, then higher, then longer. */
export function layTiles({ squareMetres, wall }: TileRequest): LaidTiles {
	if (wall) return { ...wall, lastColumn: 1 };
	const tiles = Math.round((squareMetres * 10_000) / tileCm ** 2);
	const high = Math.min(rows.max, Math.max(rows.min, Math.ceil(tiles / defaultColumns)));
	const columns = Math.ceil(tiles / high);
	const inLast = tiles - (columns - 1) * high;
	return { width: columns * tileCm, height: high * tileCm, lastColumn: inLast / high };
}
