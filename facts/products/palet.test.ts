import fc from "fast-check";
import { expect, test } from "vitest";
import { prices } from "../costs/prices.ts";
import { countSquareMetres, palet, parseTileQuery, tileCalculator, tilePrice } from "./palet.ts";

const wish = (query: string) => parseTileQuery(new URLSearchParams(query));

test("one square metre costs what a square metre costs", () => {
	expect(tilePrice(1)).toBe(prices.tilePerSquareMetre);
	expect(tilePrice(2.4)).toBe(798.6);
	expect(tilePrice(1.1)).toBe(366.03);
});

test("square metres are counted upwards in tenths", () => {
	expect(countSquareMetres(2.4)).toBe(2.4);
	expect(countSquareMetres(2.41)).toBe(2.5);
	expect(countSquareMetres(0.3)).toBe(palet.minSquareMetres);
	expect(countSquareMetres(999)).toBe(tileCalculator.squareMetres.max);
});

test("counting is a whole number of tenths, never too little and less than a tenth too much", () => {
	fc.assert(
		fc.property(fc.double({ min: 1, max: tileCalculator.squareMetres.max, noNaN: true }), (exact) => {
			const counted = countSquareMetres(exact);
			expect(counted * 10).toBeCloseTo(Math.round(counted * 10), 9);
			expect(counted).toBeGreaterThanOrEqual(exact - 1e-6);
			expect(counted - exact).toBeLessThan(0.1 + 1e-6);
		}),
	);
});

test("a wall of 240 by 60 is 1.44 square metres, so one and a half", () => {
	expect(wish("width=240&height=60")).toEqual({ squareMetres: 1.5, wall: { width: 240, height: 60 } });
});

test("every wall that can be filled in is counted whole", () => {
	const { width, height } = tileCalculator;
	fc.assert(
		fc.property(fc.integer(width), fc.integer(height), (wide, high) => {
			const { squareMetres } = wish(`width=${wide}&height=${high}`);
			expect(squareMetres).toBeGreaterThanOrEqual((wide * high) / 10_000 - 1e-6);
		}),
	);
});

test("an address may write its number with a comma", () => {
	expect(wish("m2=3,2").squareMetres).toBe(3.2);
});

test("what makes no sense counts as not asked", () => {
	const usual = { squareMetres: tileCalculator.squareMetres.usual, wall: undefined };
	for (const query of ["", "m2=", "m2=-4", "m2=1e9", "m2=veel", "width=200", "width=0&height=60"]) {
		expect(wish(query), query).toEqual(usual);
	}
});

test("measures stay within the limits of their fields", () => {
	expect(wish("width=99999&height=5").wall).toEqual({ width: 2000, height: 20 });
});
