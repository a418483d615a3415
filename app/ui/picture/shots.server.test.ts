import { expect, test } from "vitest";
import { locales } from "../../../facts/site/locales.ts";
import { parseCombination } from "../../../media/combinations.ts";
import { readShots, renderedNames } from "../../../media/shots.ts";
import { shotOf, shotsIn } from "./shots.server.ts";

const rendered = new Set(renderedNames());
const shots = readShots().filter(({ name }) => rendered.has(name) && !parseCombination(name));

test("a shot comes with its words in one language and nothing of how it was made", () => {
	for (const { name, shot } of shots) {
		for (const locale of locales) {
			const shown = shotOf(name, locale);
			expect(shown.alt).toBe(shot.alt[locale]);
			expect(Object.keys(shown).sort()).toEqual(["alt", "focus", "impression", "shows", "source"]);
			expect([shown.source.width, shown.source.height]).toEqual(shot.size);
		}
	}
});

test("a group holds all of its pictures", () => {
	const kitchens = shots.map(({ name }) => name).filter((name) => name.startsWith("kitchens/"));
	expect(Object.keys(shotsIn("kitchens", "nl")).sort()).toEqual(kitchens);
});

test("an unknown name throws with a sentence", () => {
	expect(() => shotOf("kitchens/boring", "nl")).toThrow("No shot is called kitchens/boring.");
});
