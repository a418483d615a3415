import { readFileSync } from "node:fs";
import fc from "fast-check";
import { create } from "fontkit";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { capHeight, measures, weights, widths } from "../../fonts/measures.ts";
import { fitLetter, measure } from "./fit-letter.ts";

const capitals = Object.keys(measures);
const woff2 = readFileSync(new URL("../../fonts/anybody.woff2", import.meta.url));
const font = create(await subsetFont(woff2, capitals.join(""), { targetFormat: "sfnt" }));

const letters = fc.constantFrom(...capitals);
const weight = fc.integer({ min: weights.min, max: weights.max });
const stretch = fc.integer({ min: widths.min, max: widths.max });

test("measures agree with the font anywhere on its two axes", () => {
	if (!("getVariation" in font)) throw new Error("not a variable font");
	fc.assert(
		fc.property(letters, weight, stretch, (letter, wght, wdth) => {
			const { bbox, advanceWidth } = font.getVariation({ wght, wdth }).glyphForCodePoint(letter.codePointAt(0) ?? 0);
			const { left, right, advance } = measure(letter, wdth, wght);
			// Less than two hundredths of an em (of 2000 units): not visible at any size of ours.
			for (const [ours, theirs] of [
				[left, bbox.minX],
				[right, bbox.maxX],
				[advance, advanceWidth],
			] as const) {
				expect(Math.abs(ours - theirs)).toBeLessThan(40);
			}
		}),
	);
});

test("a fitted letter has the wanted shape, or the nearest the font can do", () => {
	fc.assert(
		fc.property(letters, weight, fc.double({ min: 0.2, max: 2.2, noNaN: true }), (letter, wght, ratio) => {
			const fit = fitLetter(letter, ratio, wght);
			expect(fit.stretch).toBeGreaterThanOrEqual(widths.min);
			expect(fit.stretch).toBeLessThanOrEqual(widths.max);
			const { left, right } = measure(letter, fit.stretch, wght);
			if (fit.stretch > widths.min && fit.stretch < widths.max)
				expect((right - left) / capHeight).toBeCloseTo(ratio, 1);
		}),
	);
});
