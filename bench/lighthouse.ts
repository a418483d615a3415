import { launch } from "chrome-launcher";
import lighthouse, { type Flags, type Result } from "lighthouse";
import { chromiumArgs } from "../tests/chromium.ts";
import { type Failure, failuresOf } from "./failures.ts";
import { median } from "./median.ts";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const metrics = ["fcp", "lcp", "tbt", "cls", "si"] as const;

const mostAttempts = 3;

/** Categories from 0 to 100; metrics in milliseconds, except the layout shift (cls), which has no unit. */
type Scores = Record<(typeof categories)[number] | (typeof metrics)[number], number>;
export type Measured = {
	version: string;
	/** How quick the machine was by Lighthouse's own measure: blocking times of different speeds do not compare. */
	machine: number;
	median: Scores;
	runs: Scores[];
	failures: Failure[];
	/** What Lighthouse itself doubts about its runs. */
	warnings: string[];
};

/** Lighthouse for mobile, several times, each in a browser of its own; every number is the median of the runs. */
export async function measure(address: string, chromium: string, runs: number): Promise<Measured> {
	const first = await runOnce(address, chromium);
	const results = [first];
	while (results.length < runs) results.push(await runOnce(address, chromium));
	const scores = results.map(scoresOf);
	const middle = scoresOf(first);
	for (const name of [...categories, ...metrics]) middle[name] = median(scores.map((score) => score[name]));
	return {
		version: first.lighthouseVersion,
		machine: Math.round(median(results.map((result) => result.environment.benchmarkIndex))),
		median: middle,
		runs: scores,
		failures: failuresOf(results, categories),
		warnings: [...new Set(results.flatMap((result) => result.runWarnings))],
	};
}

/** On a busy machine a trace now and then misses its beginning; such a run says nothing and is done again. */
async function runOnce(address: string, chromium: string): Promise<Result> {
	let problem = "it gave no result";
	for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
		const result = await audit(address, chromium);
		if (result && !result.runtimeError) return result;
		problem = result?.runtimeError?.message ?? problem;
	}
	throw new Error(`Lighthouse failed ${mostAttempts} times on ${address}: ${problem}`);
}

async function audit(address: string, chromium: string): Promise<Result | undefined> {
	const chrome = await launch({ chromePath: chromium, chromeFlags: [...chromiumArgs, "--headless=new"] });
	try {
		const flags: Flags = {
			port: chrome.port,
			logLevel: "error",
			onlyCategories: [...categories],
			// Nobody looks at it, and no score depends on it.
			disableFullPageScreenshot: true,
		};
		return (await lighthouse(address, flags))?.lhr;
	} finally {
		chrome.kill();
	}
}

function scoresOf(result: Result): Scores {
	const category = (name: string) => Math.round(known(name, result.categories[name]?.score) * 100);
	const metric = (name: string) => known(name, result.audits[name]?.numericValue);
	return {
		performance: category("performance"),
		accessibility: category("accessibility"),
		"best-practices": category("best-practices"),
		seo: category("seo"),
		fcp: Math.round(metric("first-contentful-paint")),
		lcp: Math.round(metric("largest-contentful-paint")),
		tbt: Math.round(metric("total-blocking-time")),
		cls: metric("cumulative-layout-shift"),
		si: Math.round(metric("speed-index")),
	};
}

/** A number that Lighthouse could not find must not pass a budget unseen. */
function known(name: string, value: number | null | undefined): number {
	if (typeof value === "number") return value;
	throw new Error(`Lighthouse has no value for ${name}`);
}
