import { devices, chromium as playwright } from "@playwright/test";
import { pagePaths } from "../facts/site/pages.ts";
import { chromiumArgs, findChromium } from "../tests/support/browser/chromium.ts";
import { kilobytes, overBudget, type PageResult } from "./budgets.ts";
import { measureInteractions, type Timing } from "./interactions.ts";
import { categories, runLighthouse } from "./lighthouse.ts";
import type { Report } from "./report.ts";
import { startSite } from "./site.ts";
import { table } from "./table.ts";
import { kinds, weigh } from "./weights.ts";

/** The phone that pages are measured on. */
const phone = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } };

/** Weights, Lighthouse and interactions; of all pages where no paths are given. */
export async function measurePages(paths: readonly string[], runs: number): Promise<Report> {
	const all = pagePaths();
	const unknown = paths.find((path) => !all.includes(path));
	if (unknown) throw new Error(`There is no page at ${unknown}; facts/site/pages.ts has them all.`);
	const chromium = await findChromium();
	const site = await startSite();
	try {
		const pages: PageResult[] = [];
		for (const path of paths.length > 0 ? paths : all) {
			console.log(path);
			const weights = await inBrowser(chromium, (browser) => weigh(browser, site.address + path, phone));
			pages.push({ path, weights, lighthouse: await runLighthouse(site.address + path, chromium, runs) });
		}
		const timings = await inBrowser(chromium, (browser) => measureInteractions(browser, site.address, phone, runs));
		return describe(pages, timings, runs);
	} finally {
		await site.stop();
	}
}

async function inBrowser<Result>(
	executablePath: string,
	work: (browser: Awaited<ReturnType<typeof playwright.launch>>) => Promise<Result>,
): Promise<Result> {
	const browser = await playwright.launch({ executablePath, args: chromiumArgs });
	try {
		return await work(browser);
	} finally {
		await browser.close();
	}
}

function describe(pages: readonly PageResult[], timings: readonly Timing[], runs: number): Report {
	const rows = pages.map(({ path, weights, lighthouse }) => [
		path,
		...categories.map((name) => String(lighthouse[name])),
		...[lighthouse.fcp, lighthouse.lcp, lighthouse.tbt].map((time) => time.toFixed(0)),
		lighthouse.cls === 0 ? "0" : lighthouse.cls.toFixed(4),
		...kinds.map((kind) => kilobytes(weights[kind])),
		String(weights.requests),
	]);
	return {
		title: "Pages",
		sections: [
			`Lighthouse for mobile, median of ${runs}. Weights in kB after brotli, of a first visit on a phone until React has taken over.`,
			table(["page", ...categories, "FCP ms", "LCP ms", "TBT ms", "CLS", ...kinds, "requests"], rows),
			`On a processor four times slower, median of ${runs}: from the input to the next frame, and from a click on a link to the first paint of the next page.`,
			table(
				["what", "ms", "goal"],
				timings.map(({ name, ms, goal }) => [name, ms.toFixed(0), String(goal)]),
			),
		],
		missed: [
			...pages.flatMap(overBudget),
			...timings
				.filter(({ ms, goal }) => ms > goal)
				.map(({ name, ms, goal }) => `${name}: ${ms.toFixed(0)} ms, at most ${goal} ms`),
		],
	};
}
