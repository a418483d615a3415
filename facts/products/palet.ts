import { prices } from "../costs/prices.ts";

/** Tiles made with our partner Palet; their price per square metre is in prices.ts. */
export const palet = { minSquareMetres: 1, shortestLeadTimeWeeks: 2 } as const;

const wall = { width: { min: 20, max: 2000 }, height: { min: 20, max: 300 } } as const;
/** What the calculator on the page takes: steps and limits of its fields, not of the tiles. */
export const tileCalculator = {
	...wall,
	/** The largest wall fits in: whoever measures it is not told the price of a smaller one. */
	squareMetres: { step: 0.1, max: (wall.width.max * wall.height.max) / 10_000, usual: 2.1 },
} as const;

/** Square metres that are asked for, and the wall they are for where its measures (in centimetres) are known. */
export type TileRequest = { squareMetres: number; wall: { width: number; height: number } | undefined };

/** Square metres as the calculator counts them: upwards to a tenth, never below what can be ordered. */
export function countSquareMetres(exact: number): number {
	const { step, max } = tileCalculator.squareMetres;
	// Computers do not count in tenths: without the small amount, 2.4 would come out as 2.5.
	const steps = Math.ceil(exact / step - 1e-9);
	return Math.min(max, Math.max(palet.minSquareMetres, Math.round(steps) / Math.round(1 / step)));
}

/** What so many square metres cost, to the cent. */
export function tilePrice(squareMetres: number): number {
	return Math.round(squareMetres * prices.tilePerSquareMetre * 100 + 1e-6) / 100;
}

/** What an address asks for: `width` and `height` of a wall, or `m2`; what makes no sense counts as not asked. */
export function parseTileQuery(query: URLSearchParams): TileRequest {
	const [width, height] = [numberIn(query, "width"), numberIn(query, "height")];
	if (width !== undefined && height !== undefined) {
		const wall = { width: within(width, tileCalculator.width), height: within(height, tileCalculator.height) };
		return { squareMetres: countSquareMetres((wall.width * wall.height) / 10_000), wall };
	}
	return {
		squareMetres: countSquareMetres(numberIn(query, "m2") ?? tileCalculator.squareMetres.usual),
		wall: undefined,
	};
}

/** A number above nothing, with a point or a comma. */
function numberIn(query: URLSearchParams, name: string): number | undefined {
	const given = query.get(name)?.trim().replace(",", ".") ?? "";
	return /^\d{1,6}(\.\d{1,6})?$/.test(given) && Number(given) > 0 ? Number(given) : undefined;
}

const within = (value: number, { min, max }: { min: number; max: number }) =>
	Math.min(max, Math.max(min, Math.round(value)));
