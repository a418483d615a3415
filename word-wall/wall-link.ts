import type { WallTone } from "../facts/kitchen/mixer.ts";
import type { Flavour, FrontLook } from "../facts/products/materials.ts";
import type { PageParameter } from "../facts/site/pages.ts";
import { hashText } from "../mixer/hash-text.ts";
import { codes, decode } from "../mixer/mix-codes.ts";
import { chooseFronts, nextFront } from "./fronts.ts";
import { lettersOf, parseWord, spellSentence, type WordProblem } from "./word.ts";

/** The parameters of an address: the word, which shuffle of fronts, and the fronts that were changed by hand. */
export const wallParameters = { word: "w", shuffle: "s", fronts: "f" } as const satisfies Record<
	string,
	PageParameter<"word-wall">
>;

/** Where the server draws the wall of a query: the picture beside a shared link, and a poster to print. */
export const wallPicturePaths = { card: "/wall/card.png", poster: "/wall/poster.svg" } as const;

const shuffles = 1000;

/** The seed of the example word; chosen because it shows all six designs. */
const exampleShuffle = 106;

export type WordWall = {
	word: string;
	shuffle: number;
	/** Changed by hand, by the number of the letter. */
	changed: readonly (FrontLook | undefined)[];
	letters: readonly { character: string; front: FrontLook }[];
	blank: FrontLook;
	tone: WallTone;
};

/** The wall of a query, or of another word where it has none; never fails. */
export function parseWall(
	query: URLSearchParams,
	fallback: string,
): { wall: WordWall; typed: boolean; problem: WordProblem | undefined } {
	const { word, problem } = parseWord(query.get(wallParameters.word) ?? "");
	const otherShuffle = word ? 0 : exampleShuffle;
	const shuffle = Number(/^\d{1,3}$/.exec(query.get(wallParameters.shuffle) ?? "")?.[0] ?? otherShuffle);
	const changed = parseFronts(query.get(wallParameters.fronts) ?? "");
	return { wall: wallOf(word || parseWord(fallback).word, shuffle, changed), typed: word !== "", problem };
}

export function wallOf(
	word: string,
	shuffle = 0,
	changed: readonly (FrontLook | undefined)[] = [],
	flavour?: Flavour,
): WordWall {
	const characters = lettersOf(word);
	const { letters, ...rest } = chooseFronts(characters, hashText(word.charAt(0) + shuffle), flavour);
	return {
		word,
		shuffle,
		changed: characters.map((_, at) => changed[at]),
		letters: letters.map((front, at) => ({ character: characters[at] ?? "", front: changed[at] ?? front })),
		...rest,
	};
}

/** The wall of a page's heading, in the flavour of the page. */
export function wallOfHeading(heading: string, flavour: Flavour): WordWall {
	return wallOf(spellSentence(heading), 0, [], flavour);
}

/** The parameters of this wall; undefined removes a parameter. */
export function wallQuery({ word, shuffle, changed }: WordWall): Record<string, string | undefined> {
	return {
		[wallParameters.word]: word,
		[wallParameters.shuffle]: shuffle > 0 ? String(shuffle) : undefined,
		[wallParameters.fronts]: serializeFronts(changed) || undefined,
	};
}

/** The query of an address that shows this wall. */
export function serializeWall(wall: WordWall): string {
	const parameters = Object.entries(wallQuery(wall)).flatMap(([name, value]) =>
		value === undefined ? [] : [[name, value]],
	);
	return String(new URLSearchParams(parameters));
}

/** The same word with other fronts. */
export function shuffled({ word, shuffle }: WordWall): WordWall {
	return wallOf(word, (shuffle + 1) % shuffles);
}

/** With the next front for one letter. */
export function withNextFront({ word, shuffle, changed, letters }: WordWall, at: number): WordWall {
	const next = letters.map((letter, position) => (position === at ? nextFront(letter.front) : changed[position]));
	return wallOf(word, shuffle, next);
}

/** Two characters for each letter, those of the mixer's links; `__` for a front that was not changed. */
export function serializeFronts(changed: readonly (FrontLook | undefined)[]): string {
	const pairs = changed.map((front) => (front ? codes.design[front.design] + codes.material[front.material] : "__"));
	return pairs.join("").replace(/(__)+$/, "");
}

function parseFronts(text: string): (FrontLook | undefined)[] {
	return (text.slice(0, 2 * 200).match(/../g) ?? []).map((pair) => {
		const design = decode(codes.design, pair.charAt(0));
		const material = decode(codes.material, pair.charAt(1));
		return design && design !== "same" && material && material !== "same" ? { design, material } : undefined;
	});
}
