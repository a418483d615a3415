import { expect, test } from "vitest";
import { fillFigures } from "./fill-figures.ts";
import { formatEuro } from "./format-figure.ts";

test("amounts follow each language's habit", () => {
	expect(formatEuro(2500, "nl")).toBe("€\u00a02.500");
	expect(formatEuro(2500, "en")).toBe("€2,500");
	expect(formatEuro(332.75, "nl")).toBe("€\u00a0332,75");
	expect(formatEuro(332.75, "en")).toBe("€332.75");
});

test("figures are written into sentences, as digits, words and months", () => {
	expect(fillFigures("{leadTimeMin} tot {leadTimeMax} weken", "nl")).toBe("6 tot 16 weken");
	expect(fillFigures("{frontDesigns:word} fronten", "nl")).toBe("zes fronten");
	expect(fillFigures("{frontDesigns:word} fronts", "en")).toBe("six fronts");
	expect(fillFigures("{barreSince}", "nl")).toBe("april 2024");
	expect(fillFigures("{barreSince}", "en")).toBe("April 2024");
});

test("a figure that does not exist, or an unknown form, is an error", () => {
	expect(() => fillFigures("{nope}", "nl")).toThrow("{nope} is not a figure");
	expect(() => fillFigures("{toString}", "nl")).toThrow("{toString} is not a figure");
	expect(() => fillFigures("{leadTimeMin:loud}", "nl")).toThrow("unknown form 'loud'");
});
