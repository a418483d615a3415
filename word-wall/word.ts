import { maxWallCharacters } from "../facts/kitchen/mixer.ts";

/** Characters that a front can carry; all of them are in the display face. A space becomes a blank front. */
export const frontCharacters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789ÀÁÂÄÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜ-'&.!?+";

/** Letters that cannot be taken apart into a plain letter and an accent. */
const spelledOut: Readonly<Record<string, string>> = { Æ: "AE", Œ: "OE", Ø: "O", Ł: "L", Đ: "D", Ð: "D", Þ: "TH" };

/** `characters`: some cannot stand on a front and were left out. `length`: the end was cut off. */
export type WordProblem = "characters" | "length";
export type ParsedWord = { word: string; problem: WordProblem | undefined };

/** Longer input is cut here first. */
const maxInput = 200;

/** A sentence as far as it can stand on fronts, however long. */
export function spellSentence(text: string): string {
	return spellAll(text).join("").replace(/ +/g, " ").trim();
}

/** Never fails: drops characters that cannot be shown; the result may be empty. */
export function parseWord(text: string): ParsedWord {
	const looked = text.slice(0, maxInput);
	const word = spellSentence(looked);
	const cut = [...word].slice(0, maxWallCharacters).join("").trim();
	if (spellAll(looked).includes("")) return { word: cut, problem: "characters" };
	return { word: cut, problem: cut === word && text.length <= maxInput ? undefined : "length" };
}

const spellAll = (text: string) => [...text.normalize("NFC").toUpperCase()].map(spell);

/** How a character is spelled on fronts, or nothing where it cannot be. */
function spell(character: string): string {
	if (isFrontCharacter(character)) return character;
	if (/\s/.test(character)) return " ";
	if (/[’‘´`]/.test(character)) return "'";
	if (/[‐–—]/.test(character)) return "-";
	const plain = spelledOut[character] ?? character.normalize("NFKD").replace(/\p{M}/gu, "").toUpperCase();
	return [...plain].every(isFrontCharacter) ? plain : "";
}

const isFrontCharacter = (character: string) => frontCharacters.includes(character);

/** The characters that get a front: all but the spaces. */
export const lettersOf = (word: string): string[] => [...word].filter((character) => character !== " ");
