import { unitsPerEm } from "../../fonts/measures.ts";
import { measure } from "./fit-letter.ts";

/** How wide other characters than capitals are taken to be, in em. */
const otherwise = 0.45;

/** The size of type, as a share of the width to fill, at which a word in capitals is exactly that wide. */
export function fitWord(word: string, stretch: number, weight: number): number {
	const advance = [...word.toUpperCase()].reduce((sum, letter) => sum + advanceOf(letter, stretch, weight), 0);
	return Math.round((1 / advance) * 10_000) / 10_000;
}

function advanceOf(letter: string, stretch: number, weight: number): number {
	return /[A-Z]/.test(letter) ? measure(letter, stretch, weight).advance / unitsPerEm : (otherwise * stretch) / 100;
}
