import { launch } from "chrome-launcher";
import lighthouse, { type Flags, type Result } from "lighthouse";
import { chromiumArgs } from "../tests/support/browser/chromium.ts";
import { median } from "./median.ts";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const metrics = {
	fcp: "first-contentful-paint",
	lcp: "largest-contentful-paint",
	tbt: "total-blocking-time",
	cls: "cumulative-layout-shift",
} as const;

const maxAttempts = 3;

/** Categories from 0 to 100; metrics in milliseconds, except the layout shift (cls), which has no unit. */
type Scores = Record<(typeof categories)[number] | keyof typeof metrics, number>;

/** The median of the runs, and the audits that kept a category below 100 in one of them. */
export type LighthouseResult = Scores & { failedAudits: string[] };

/** Lighthouse for mobile, several times, each in a browser of its own. */
export async function runLighthouse(address: string, chromium: string, runs: number): Promise<LighthouseResult> {
	const results: Result[] = [];
	while (results.length < runs) results.push(await runOnce(address, chromium));
	const middle = (read: (result: Result) => number | null | undefined) =>
		median(results.map((result) => required(address, read(result))));
	const category = (name: string) => Math.round(middle((result) => result.categories[name]?.score) * 100);
	const metric = (name: keyof typeof metrics) => middle((result) => result.audits[metrics[name]]?.numericValue);
	return {
		performance: category("performance"),
		accessibility: category("accessibility"),
		"best-practices": category("best-practices"),
		seo: category("seo"),
		fcp: Math.round(metric("fcp")),
		lcp: Math.round(metric("lcp")),
		tbt: Math.round(metric("tbt")),
		cls: metric("cls"),
		failedAudits: [...new Set(results.flatMap(failedAudits))],
	};
}

/** On a busy machine a trace now and then misses its beginning; such a run is done again. */
async function runOnce(address: string, chromium: string): Promise<Result> {
	let problem = "it gave no result";
	for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
		const chrome = await launch({ chromePath: chromium, chromeFlags: [...chromiumArgs, "--headless=new"] });
		try {
			const flags: Flags = { port: chrome.port, logLevel: "error", onlyCategories: [...categories] };
			const result = (await lighthouse(address, { ...flags, disableFullPageScreenshot: true }))?.lhr;
			if (result && !result.runtimeError) return result;
			problem = result?.runtimeError?.message ?? problem;
		} finally {
			chrome.kill();
		}
	}
	throw new Error(`Lighthouse failed ${maxAttempts} times on ${address}: ${problem}`);
}

function failedAudits({ categories, audits }: Result): string[] {
	return Object.values(categories).flatMap(({ auditRefs }) =>
		auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
	);
}

/** A number that Lighthouse could not find must not pass a budget. */
function required(address: string, value: number | null | undefined): number {
	if (typeof value === "number") return value;
	throw new Error(`Lighthouse left a value out on ${address}`);
}
