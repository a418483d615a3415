import fc from "fast-check";
import { expect, test } from "vitest";
import { cabinets } from "../facts/kitchen/cabinets.ts";
import { type Box, layWall, type Surface, surfaces } from "./lay-wall.ts";
import { frontCharacters, lettersOf, parseWord } from "./word.ts";

const words = fc
	.string({ unit: fc.constantFrom(...frontCharacters, " ", " "), minLength: 1, maxLength: 24 })
	.map((text) => parseWord(text).word)
	.filter((word) => word !== "");
const surface = fc.constantFrom<Surface>(...Object.values(surfaces), {
	aspect: 1.9,
	maxRowWidth: 600,
	exact: true,
});

test("fronts have the widths of cabinets, and every row is closed off", () => {
	fc.assert(
		fc.property(words, surface, (word, on) => {
			const { width, letters, blanks, ...wall } = layWall(word, on);
			expect(letters).toHaveLength(lettersOf(word).length);
			const rows = Map.groupBy([...letters, ...blanks], ({ y }) => y);
			for (const row of rows.values()) {
				let end = 0;
				for (const box of row.toSorted((one, other) => one.x - other.x)) {
					expect(box.x).toBe(end);
					expect(cabinets.widths).toContain(box.width * 10);
					end += box.width;
				}
				expect(end).toBe(width);
			}
			const bottom = ({ y, height }: Box) => y + height;
			expect(wall.worktop.y).toBe(bottom(wall.splash));
			expect(bottom(wall.plinth)).toBeCloseTo(wall.height);
			if (on.exact) expect(width / wall.height).toBeCloseTo(on.aspect);
		}),
	);
});

const rowsOf = (word: string, on: Surface) => {
	const { letters } = layWall(word, on);
	const characters = lettersOf(word);
	const rows = Map.groupBy(characters, (_, at) => letters[at]?.y ?? 0);
	return [...rows.values()].map((row) => row.join(""));
};

test("rows end between words, and inside one only where a row cannot hold it", () => {
	expect(rowsOf("LUNA", surfaces.phone)).toEqual(["LUNA"]);
	expect(rowsOf("CHRISTIANE", surfaces.wide)).toEqual(["CHRISTIANE"]);
	expect(rowsOf("CHRISTIANE", surfaces.phone)).toEqual(["CHRIS", "TIANE"]);
	expect(rowsOf("JANSEN-DE VRIES", surfaces.wide)).toEqual(["JANSEN-", "DEVRIES"]);
	expect(rowsOf("JANSEN-DE VRIES", surfaces.phone)).toEqual(["JANSEN-", "DE", "VRIES"]);
	expect(rowsOf("ROTTERDAMMER", surfaces.wide)).toEqual(["ROTTERDAMMER"]);
	expect(rowsOf("ROTTERDAMMER", surfaces.phone)).toEqual(["ROTTER", "DAMMER"]);
	expect(rowsOf("W".repeat(24), surfaces.phone).length).toBeGreaterThan(2);
});

test("a long heading can still be read on a card", () => {
	const card = { aspect: 1200 / 630, maxRowWidth: 640, exact: true };
	const { letters, width } = layWall("FOURTEEN CUPBOARDS AND NOT A SINGLE DULL DOOR", card);
	const narrowest = Math.min(...letters.map((box) => box.width));
	expect((narrowest / width) * 1200).toBeGreaterThan(60);
});
