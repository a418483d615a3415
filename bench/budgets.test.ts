import { expect, test } from "vitest";
import { overBudget, type PageResult } from "./budgets.ts";

const perfect = { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 };
const metrics = { fcp: 800, lcp: 1600, tbt: 50, cls: 0, si: 800 };

function page(path: string, weights: Partial<PageResult["weights"]>, scores = {}): PageResult {
	return {
		path,
		weights: {
			...{ html: 10_000, css: 12_000, fonts: 53_000, images: 900_000, scripts: 110_000, other: 0 },
			...{ requests: 9, scriptsBeforePaint: [] },
			...weights,
		},
		lighthouse: {
			version: "",
			machine: 1000,
			median: { ...perfect, ...metrics, ...scores },
			runs: [],
			failures: [],
			warnings: [],
		},
	};
}

test("a page exactly on its budgets keeps them", () => {
	expect(overBudget(page("/", {}))).toEqual([]);
});

test("only the home pages have a budget for all that shows words", () => {
	expect(overBudget(page("/en", { html: 10_100 }))).toEqual(["/en: HTML + CSS + fonts 75.1 kB, at most 75.0 kB"]);
	expect(overBudget(page("/catch", { html: 10_100 }))).toEqual([]);
});

test("everything that is over is said", () => {
	const weights = { css: 12_100, scripts: 110_100, scriptsBeforePaint: ["/assets/a.js"] };
	expect(overBudget(page("/catch", weights, { cls: 0.001, seo: 92, lcp: 1601, tbt: 51 }))).toEqual([
		"/catch: CSS 12.1 kB, at most 12.0 kB",
		"/catch: scripts 110.1 kB, at most 110.0 kB",
		"/catch: /assets/a.js was requested before first paint",
		"/catch: layout shift 0.001, at most 0",
		"/catch: LCP 1601 ms, at most 1600 ms",
		"/catch: TBT 51 ms, at most 50 ms",
		"/catch: seo 92, at least 100",
	]);
});

test("a page that asks not to be listed owes nothing to search engines", () => {
	expect(overBudget(page("/thanks", {}, { seo: 66 }))).toEqual([]);
	expect(overBudget(page("/thanks", {}, { accessibility: 99 }))).toEqual(["/thanks: accessibility 99, at least 100"]);
});
