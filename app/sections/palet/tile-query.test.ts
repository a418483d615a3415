import fc from "fast-check";
import { expect, test } from "vitest";
import { tileCalculator } from "../../../facts/products/palet.ts";
import { parseTileQuery } from "./tile-query.ts";

const request = (query: string) => parseTileQuery(new URLSearchParams(query));

test("a wall of 240 by 60 is 1.44 square metres, so one and a half", () => {
	expect(request("width=240&height=60")).toEqual({ squareMetres: 1.5, wall: { width: 240, height: 60 } });
});

test("every wall that can be filled in is counted whole", () => {
	const { width, height } = tileCalculator;
	fc.assert(
		fc.property(fc.integer(width), fc.integer(height), (wide, high) => {
			const { squareMetres } = request(`width=${wide}&height=${high}`);
			expect(squareMetres).toBeGreaterThanOrEqual((wide * high) / 10_000 - 1e-6);
		}),
	);
});

test("an address may write its number with a comma", () => {
	expect(request("m2=3,2").squareMetres).toBe(3.2);
});

test("invalid values are ignored", () => {
	const asDefault = { squareMetres: 1.2, wall: tileCalculator.default };
	for (const query of ["", "m2=", "m2=-4", "m2=1e9", "m2=veel", "width=200", "width=0&height=60"]) {
		expect(request(query), query).toEqual(asDefault);
	}
});

test("measures stay within the limits of their fields", () => {
	expect(request("width=99999&height=5").wall).toEqual({ width: 2000, height: 20 });
});
