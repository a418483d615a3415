import fc from "fast-check";
import { expect, test } from "vitest";
import { readContent } from "../../content/read-content.ts";
import { flavours } from "../../facts/products/materials.ts";
import { locales } from "../../facts/site/locales.ts";
import { pageKeys } from "../../facts/site/pages.ts";
import { chooseFronts } from "./choose-fronts.ts";
import { layCard, widthOf } from "./lay-card.ts";

const shape = 2.5;
const spelled = (heading: string) =>
	layCard(heading, shape)
		.flat()
		.map(({ letter = "" }) => letter)
		.join("");
const words = fc.array(fc.stringMatching(/^[a-zA-Z-]{1,12}$/), { minLength: 1, maxLength: 8 });

test("a card spells its heading, whatever it is", () => {
	fc.assert(
		fc.property(words, (some) => {
			expect(spelled(some.join(" "))).toBe(some.join("").toUpperCase());
		}),
	);
});

test("no row is so short that its letters are pulled apart", () => {
	fc.assert(
		fc.property(words, (some) => {
			const widths = layCard(some.join(" "), shape).map(widthOf);
			expect(Math.min(...widths)).toBeGreaterThanOrEqual(0.7 * Math.max(...widths));
		}),
	);
});

test("every heading of the site fits on five rows at most, of fronts wide enough to read", async () => {
	for (const key of pageKeys) {
		for (const locale of locales) {
			const { heading } = readContent(key, locale);
			const rows = layCard(heading, shape);
			expect(rows.length, heading).toBeLessThanOrEqual(5);
			// At 1200 pixels a front of 60 cm is then at least 80 pixels wide.
			expect(Math.max(...rows.map(widthOf)), heading).toBeLessThanOrEqual(900);
		}
	}
});

test("half of the fronts or more wear the page's flavour, and no bar cuts through a letter", () => {
	for (const flavour of flavours) {
		const fronts = chooseFronts(layCard("Eerst praten, dan zagen", shape), flavour)
			.flat()
			.filter(({ letter }) => letter);
		expect(fronts.filter((front) => front.flavour === flavour).length).toBeGreaterThanOrEqual(fronts.length / 2);
		expect(fronts.map(({ design }) => design)).not.toContain("barre");
	}
});
