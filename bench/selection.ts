import { parseArgs } from "node:util";
import { locales } from "../facts/locales.ts";
import { isPageKey, type PageKey, pageKeys, pathOf } from "../facts/pages.ts";
import { readCount } from "./read-count.ts";

const defaultKeys: readonly PageKey[] = ["home", "fronts", "own", "catch", "flush", "pull", "framed", "barre", "mixer"];
const allPaths = pageKeys.flatMap((key) => locales.map((locale) => pathOf(key, locale)));

export type Selection = { paths: string[]; runs: number };

/** Which pages to measure and how often, from the words after the command. Stops with a sentence if they are wrong. */
export function readSelection(words: string[]): Selection {
	const { values, positionals } = parseArgs({
		args: words,
		allowPositionals: true,
		options: { all: { type: "boolean", default: false }, runs: { type: "string", default: "5" } },
	});
	return { paths: pathsOf(positionals, values.all), runs: readCount("--runs", values.runs) };
}

function pathsOf(words: string[], all: boolean): string[] {
	if (all) return allPaths;
	if (words.length === 0) return [...defaultKeys.map((key) => pathOf(key, "nl")), pathOf("home", "en")];
	return words.map((word) => {
		if (isPageKey(word)) return pathOf(word, "nl");
		if (allPaths.includes(word)) return word;
		throw new Error(`There is no page '${word}'; facts/pages.ts has their paths and names.`);
	});
}
