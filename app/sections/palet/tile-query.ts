import { countSquareMetres, type TileRequest, tileCalculator } from "../../../facts/products/palet.ts";
import type { PageParameter } from "../../../facts/site/pages.ts";

/** Reads `width` and `height` of a wall, or `m2`. Unreadable values are ignored; without any, the default strip. */
export function parseTileQuery(query: URLSearchParams): TileRequest {
	const [width, height] = [numberIn(query, "width"), numberIn(query, "height")];
	const squareMetres = numberIn(query, "m2");
	if (width !== undefined && height !== undefined) {
		return asWall({ width: within(width, tileCalculator.width), height: within(height, tileCalculator.height) });
	}
	if (squareMetres === undefined) return asWall(tileCalculator.default);
	return { squareMetres: countSquareMetres(squareMetres), wall: undefined };
}

const asWall = (wall: { width: number; height: number }): TileRequest => ({
	squareMetres: countSquareMetres((wall.width * wall.height) / 10_000),
	wall,
});

/** A positive number, with a point or a comma. */
function numberIn(query: URLSearchParams, name: PageParameter<"palet">): number | undefined {
	const text = query.get(name)?.trim().replace(",", ".") ?? "";
	return /^\d{1,6}(\.\d{0,6})?$/.test(text) && Number(text) > 0 ? Number(text) : undefined;
}

const within = (value: number, { min, max }: { min: number; max: number }) =>
	Math.min(max, Math.max(min, Math.round(value)));
