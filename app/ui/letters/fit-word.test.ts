import fc from "fast-check";
import { expect, test } from "vitest";
import { characters } from "../../fonts/characters.ts";
import { widths } from "../../fonts/measures.ts";
import { fitWord } from "./fit-word.ts";

const word = fc
	.array(fc.constantFrom(...characters.capitals), { minLength: 1, maxLength: 9 })
	.map((all) => all.join(""));
const stretch = fc.integer(widths);

test("a word is set smaller as it gets longer, and twice as small when it is said twice", () => {
	fc.assert(
		fc.property(word, stretch, (one, wide) => {
			expect(fitWord(one + one, wide, 800)).toBeCloseTo(fitWord(one, wide, 800) / 2, 3);
		}),
	);
});

test("small letters are set as capitals", () => {
	expect(fitWord("Fenix", 90, 800)).toBe(fitWord("FENIX", 90, 800));
});
