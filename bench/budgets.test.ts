import { expect, test } from "vitest";
import { overBudget, type PageResult } from "./budgets.ts";

const perfect = { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 };
const times = { fcp: 850, lcp: 1500, tbt: 50, cls: 0 };

function page(path: string, weights: Partial<PageResult["weights"]>, scores = {}): PageResult {
	return {
		path,
		weights: {
			html: 10_000,
			css: 12_000,
			fonts: 53_000,
			images: 900_000,
			scripts: 110_000,
			other: 0,
			requests: 9,
			...weights,
		},
		lighthouse: { ...perfect, ...times, failedAudits: [], ...scores },
	};
}

test("a page exactly on its budgets keeps them", () => {
	expect(overBudget(page("/", {}))).toEqual([]);
});

test("only the home pages have a budget for all that shows words, and for the first paint", () => {
	expect(overBudget(page("/en", { html: 10_100 }, { fcp: 851 }))).toEqual([
		"/en: HTML + CSS + fonts 75.1 kB, at most 75.0 kB",
		"/en: first paint 851 ms, at most 850 ms",
	]);
	expect(overBudget(page("/catch", { html: 10_100 }, { fcp: 851 }))).toEqual([]);
});

test("every exceeded budget is reported", () => {
	const weights = { css: 12_100, scripts: 110_100 };
	const scores = { cls: 0.001, seo: 92, lcp: 1501, tbt: 51, failedAudits: ["hreflang"] };
	expect(overBudget(page("/catch", weights, scores))).toEqual([
		"/catch: CSS 12.1 kB, at most 12.0 kB",
		"/catch: scripts 110.1 kB, at most 110.0 kB",
		"/catch: layout shift 0.001, at most 0",
		"/catch: LCP 1501 ms, at most 1500 ms",
		"/catch: TBT 51 ms, at most 50 ms",
		"/catch: seo 92, at least 100 (hreflang)",
	]);
});

test("a page that asks not to be listed owes nothing to search engines", () => {
	expect(overBudget(page("/thanks", {}, { seo: 66 }))).toEqual([]);
	expect(overBudget(page("/thanks", {}, { accessibility: 99 }))).toHaveLength(1);
});
