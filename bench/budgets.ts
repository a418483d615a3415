import { locales } from "../facts/site/locales.ts";
import { isIndexed, pageKeys, pathOf } from "../facts/site/pages.ts";
import { categories, type LighthouseResult } from "./lighthouse.ts";
import type { Weights } from "./weights.ts";

/** Weights in bytes after brotli, times in milliseconds. A kB is 1000 bytes. */
export const budgets = {
	/** HTML, style sheets and fonts of the home page: all that it needs to show its words. */
	homeWords: 75_000,
	css: 12_000,
	scripts: 110_000,
	mixerScripts: 120_000,
	score: 100,
	homeFirstPaint: 850,
	lcp: 1500,
	tbt: 50,
	cls: 0,
	/** On a processor four times slower: menu, filter, search, and a link to a page that was not fetched ahead. */
	interaction: 100,
	navigation: 500,
} as const;

export type PageResult = { path: string; weights: Weights; lighthouse: LighthouseResult };

const isHome = (path: string) => locales.some((locale) => pathOf("home", locale) === path);
const isMixer = (path: string) => locales.some((locale) => pathOf("mixer", locale) === path);

const unlistedPaths = pageKeys
	.filter((key) => !isIndexed(key))
	.flatMap((key) => locales.map((locale) => pathOf(key, locale)));

/** A sentence for each budget that a page does not keep. */
export function overBudget({ path, weights, lighthouse }: PageResult): string[] {
	const over: string[] = [];
	const atMost = (what: string, value: number, limit: number, format: (value: number) => string) => {
		if (value > limit) over.push(`${path}: ${what} ${format(value)}, at most ${format(limit)}`);
	};
	const kB = (bytes: number) => `${kilobytes(bytes)} kB`;
	const ms = (time: number) => `${time.toFixed(0)} ms`;
	if (isHome(path)) {
		atMost("HTML + CSS + fonts", weights.html + weights.css + weights.fonts, budgets.homeWords, kB);
		atMost("first paint", lighthouse.fcp, budgets.homeFirstPaint, ms);
	}
	atMost("CSS", weights.css, budgets.css, kB);
	atMost("scripts", weights.scripts, isMixer(path) ? budgets.mixerScripts : budgets.scripts, kB);
	atMost("layout shift", lighthouse.cls, budgets.cls, String);
	atMost("LCP", lighthouse.lcp, budgets.lcp, ms);
	atMost("TBT", lighthouse.tbt, budgets.tbt, ms);
	for (const name of categories) {
		// Lighthouse lowers the score of pages with noindex.
		if (name === "seo" && unlistedPaths.includes(path)) continue;
		if (lighthouse[name] < budgets.score) {
			over.push(
				`${path}: ${name} ${lighthouse[name]}, at least ${budgets.score} (${lighthouse.failedAudits.join(", ")})`,
			);
		}
	}
	return over;
}

export function kilobytes(bytes: number): string {
	return (bytes / 1000).toFixed(1);
}
