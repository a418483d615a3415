import { locales } from "../facts/site/locales.ts";
import { isIndexed, pageKeys, pathOf } from "../facts/site/pages.ts";
import { categories, type Measured } from "./lighthouse.ts";
import type { Weights } from "./weights.ts";

/** In bytes after brotli, where not said otherwise. A kB is 1000 bytes. */
const budgets = {
	/** All that the home page needs to show its words: HTML, style sheets, fonts. */
	homeWords: 75_000,
	css: 12_000,
	scripts: 110_000,
	/** The mixer's drawing follows every choice at once, which takes a page's worth of script by itself. */
	mixerScripts: 120_000,
	/** Layout shift: nothing may move. */
	cls: 0,
	/** Milliseconds until the largest thing in sight is painted, and during which a tap would have to wait. */
	lcp: 1600,
	tbt: 50,
	/** Each category of Lighthouse. */
	score: 100,
} as const;

export type PageResult = { path: string; weights: Weights; lighthouse: Measured };

const homePaths = locales.map((locale) => pathOf("home", locale));
const mixerPaths = locales.map((locale) => pathOf("mixer", locale));

const unlistedPaths = pageKeys
	.filter((key) => !isIndexed(key))
	.flatMap((key) => locales.map((locale) => pathOf(key, locale)));

/** A sentence for each budget that a page does not keep. */
export function overBudget({ path, weights, lighthouse }: PageResult): string[] {
	const over: string[] = [];
	const atMost = (what: string, bytes: number, limit: number) => {
		if (bytes > limit) over.push(`${path}: ${what} ${kilobytes(bytes)} kB, at most ${kilobytes(limit)} kB`);
	};
	if (homePaths.includes(path)) {
		atMost("HTML + CSS + fonts", weights.html + weights.css + weights.fonts, budgets.homeWords);
	}
	atMost("CSS", weights.css, budgets.css);
	atMost("scripts", weights.scripts, mixerPaths.includes(path) ? budgets.mixerScripts : budgets.scripts);
	for (const script of weights.scriptsBeforePaint) over.push(`${path}: ${script} was requested before first paint`);
	const { median } = lighthouse;
	if (median.cls > budgets.cls) over.push(`${path}: layout shift ${median.cls}, at most ${budgets.cls}`);
	for (const name of ["lcp", "tbt"] as const) {
		if (median[name] > budgets[name]) {
			over.push(`${path}: ${name.toUpperCase()} ${median[name].toFixed(0)} ms, at most ${budgets[name]} ms`);
		}
	}
	for (const name of categories) {
		// Lighthouse takes marks from pages that ask not to be listed.
		if (name === "seo" && unlistedPaths.includes(path)) continue;
		if (median[name] < budgets.score) over.push(`${path}: ${name} ${median[name]}, at least ${budgets.score}`);
	}
	return over;
}

export function kilobytes(bytes: number): string {
	return (bytes / 1000).toFixed(1);
}
