import { parseArgs } from "node:util";
import { locales } from "../facts/site/locales.ts";
import { isPageKey, pageKeys, pathOf } from "../facts/site/pages.ts";
import { readCount } from "./read-count.ts";

export const allPaths = pageKeys.flatMap((key) => locales.map((locale) => pathOf(key, locale)));

export type Selection = { paths: string[]; runs: number };

/** Which pages to measure and how often, from the words after the command. Stops with a sentence if they are wrong. */
export function readSelection(words: string[]): Selection {
	const { values, positionals } = parseArgs({
		args: words,
		allowPositionals: true,
		options: { runs: { type: "string", default: "5" } },
	});
	return { paths: pathsOf(positionals), runs: readCount("--runs", values.runs) };
}

function pathsOf(words: string[]): string[] {
	if (words.length === 0) return allPaths;
	return words.map((word) => {
		if (isPageKey(word)) return pathOf(word, "nl");
		if (allPaths.includes(word)) return word;
		throw new Error(`There is no page '${word}'; facts/site/pages.ts has their paths and names.`);
	});
}
