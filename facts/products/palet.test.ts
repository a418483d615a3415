import fc from "fast-check";
import { expect, test } from "vitest";
import { palet } from "../costs/terms.ts";
import { countSquareMetres, tileCalculator, tilePrice } from "./palet.ts";

test("a price is rounded to the cent", () => {
	expect(tilePrice(1, 99.95)).toBe(99.95);
	expect(tilePrice(2.4, 99.95)).toBe(239.88);
	expect(tilePrice(1.1, 99.95)).toBe(109.95);
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
