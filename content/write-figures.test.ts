import { expect, test } from "vitest";
import { writeEuro } from "./write-figure.ts";
import { writeFigures } from "./write-figures.ts";

test("amounts follow each language's habit", () => {
	expect(writeEuro(2500, "nl")).toBe("€\u00a02.500");
	expect(writeEuro(2500, "en")).toBe("€2,500");
	expect(writeEuro(332.75, "nl")).toBe("€\u00a0332,75");
	expect(writeEuro(332.75, "en")).toBe("€332.75");
});

test("figures are written into sentences, as digits, words and months", () => {
	expect(writeFigures("{leadTimeMin} tot {leadTimeMax} weken", "nl")).toBe("6 tot 16 weken");
	expect(writeFigures("{frontDesigns:word} fronten", "nl")).toBe("zes fronten");
	expect(writeFigures("{frontDesigns:word} fronts", "en")).toBe("six fronts");
	expect(writeFigures("{barreSince}", "nl")).toBe("april 2024");
	expect(writeFigures("{barreSince}", "en")).toBe("April 2024");
});

test("a figure that does not exist, or an unknown form, is an error", () => {
	expect(() => writeFigures("{nope}", "nl")).toThrow("{nope} is not a figure");
	expect(() => writeFigures("{toString}", "nl")).toThrow("{toString} is not a figure");
	expect(() => writeFigures("{leadTimeMin:loud}", "nl")).toThrow("unknown form 'loud'");
});
