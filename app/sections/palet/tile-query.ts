import { countSquareMetres, type TileRequest, tileCalculator } from "../../../facts/products/palet.ts";
import type { PageParameter } from "../../../facts/site/pages.ts";

/** Reads `width` and `height` of a wall, or `m2`; nonsense counts as not given. */
export function parseTileQuery(query: URLSearchParams): TileRequest {
	const [width, height] = [numberIn(query, "width"), numberIn(query, "height")];
	if (width !== undefined && height !== undefined) {
		const wall = { width: within(width, tileCalculator.width), height: within(height, tileCalculator.height) };
		return { squareMetres: countSquareMetres((wall.width * wall.height) / 10_000), wall };
	}
	return {
		squareMetres: countSquareMetres(numberIn(query, "m2") ?? tileCalculator.squareMetres.default),
		wall: undefined,
	};
}

/** A positive number, with a point or a comma. */
function numberIn(query: URLSearchParams, name: PageParameter<"palet">): number | undefined {
	const text = query.get(name)?.trim().replace(",", ".") ?? "";
	return /^\d{1,6}(\.\d{0,6})?$/.test(text) && Number(text) > 0 ? Number(text) : undefined;
}

const within = (value: number, { min, max }: { min: number; max: number }) =>
	Math.min(max, Math.max(min, Math.round(value)));
