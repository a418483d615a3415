import fc from "fast-check";
import { expect, test } from "vitest";
import { maxWallCharacters } from "../facts/kitchen/mixer.ts";
import { frontCharacters, lettersOf, parseWord } from "./word.ts";

test.each([
	["luna", "LUNA"],
	["  Jansen-de   Vries ", "JANSEN-DE VRIES"],
	["Zoë", "ZOË"],
	["Zoe\u0308", "ZOË"],
	["Ångström", "ANGSTRÖM"],
	["Straße", "STRASSE"],
	["Łukasz Ørsted", "LUKASZ ORSTED"],
	["’s ochtends", "'S OCHTENDS"],
	["Ĳsbrand", "IJSBRAND"],
	["№ 5 & co.!", "NO 5 & CO.!"],
	["", ""],
])("%s becomes %s", (text, word) => {
	expect(parseWord(text)).toEqual({ word, problem: undefined });
});

test("characters that fit no front are left out and reported", () => {
	expect(parseWord("<b>hi</b>")).toEqual({ word: "BHIB", problem: "characters" });
	expect(parseWord("🐔")).toEqual({ word: "", problem: "characters" });
	expect(parseWord("東京 luna")).toEqual({ word: "LUNA", problem: "characters" });
	expect(parseWord("a\u0000b")).toEqual({ word: "AB", problem: "characters" });
});

test("long text is cut off and reported", () => {
	expect(parseWord("a".repeat(maxWallCharacters)).problem).toBeUndefined();
	expect(parseWord("a".repeat(maxWallCharacters + 1))).toEqual({
		word: "A".repeat(maxWallCharacters),
		problem: "length",
	});
	expect(parseWord(" ".repeat(9000)).word).toBe("");
});

test("any text gives a word that can be shown, is never markup, and is its own word", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
			const { word } = parseWord(text);
			expect([...word].length).toBeLessThanOrEqual(maxWallCharacters);
			expect(lettersOf(word).filter((character) => !frontCharacters.includes(character))).toEqual([]);
			expect(word).not.toMatch(/[<>"]/);
			expect(parseWord(word)).toEqual({ word, problem: undefined });
		}),
	);
});
