import { readFileSync } from "node:fs";
import { create } from "fontkit";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { frontCharacters } from "../../word-wall/word.ts";
import { borrowed, characters } from "./characters.ts";

const files = import.meta.glob<{ default: unknown }>("../../content/{nl,en}/**/*.yaml", { eager: true });

function sentencesOf(content: unknown): string[] {
	if (typeof content === "string") return [content];
	return content !== null && typeof content === "object" ? Object.values(content).flatMap(sentencesOf) : [];
}

const used = new Set(
	Object.values(files)
		.flatMap((file) => sentencesOf(file.default))
		.join(""),
);

test("both faces can show every character of the content", () => {
	expect(used.size).toBeGreaterThan(60);
	const markup = new Set("{}<>\n");
	const missing = [...used].filter((character) => !markup.has(character) && !characters.text.includes(character));
	expect(missing).toEqual([]);
	const capitals = [...used].filter((character) => /\p{L}/u.test(character)).map((letter) => letter.toUpperCase());
	expect(capitals.filter((letter) => !characters.display.includes(letter))).toEqual([]);
});

test.each([
	["anybody", characters.display],
	["instrument-sans", characters.text],
])("%s holds what was asked of it", async (name, wanted) => {
	const file = readFileSync(new URL(`../../app/fonts/${name}.woff2`, import.meta.url));
	const font = create(await subsetFont(file, wanted, { targetFormat: "sfnt" }));
	const held = new Set("characterSet" in font ? font.characterSet : []);
	expect([...wanted].filter((character) => character !== borrowed && !held.has(character.codePointAt(0) ?? 0))).toEqual(
		[],
	);
});

test("both faces together stay under 60 kB", () => {
	const bytes = ["anybody", "instrument-sans"].map(
		(name) => readFileSync(new URL(`../../app/fonts/${name}.woff2`, import.meta.url)).length,
	);
	expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(60_000);
});

test("the display face has every character that visitors may put on a wall", () => {
	for (const character of frontCharacters) expect(characters.display).toContain(character);
});
