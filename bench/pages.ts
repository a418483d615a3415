import { basename } from "node:path";
import { chromium } from "@playwright/test";
import { killAll } from "chrome-launcher";
import { someAtATime } from "../build-tools/prepare/some-at-a-time.ts";
import { explain } from "../server/main.ts";
import { chromiumArgs, findChromium } from "../tests/chromium.ts";
import { overBudget, type PageResult } from "./budgets.ts";
import { measure } from "./lighthouse.ts";
import { describe, type Report } from "./report.ts";
import { saveResults } from "./save-results.ts";
import { readSelection, type Selection } from "./selection.ts";
import { weigh } from "./weights.ts";
import { withSite } from "./with-site.ts";

// The launcher ends its browsers on Ctrl-C by itself, but not on this signal.
process.once("SIGTERM", () => {
	killAll();
	process.exit(1);
});

try {
	const selection = readSelection(process.argv.slice(2));
	const report = await withSite((address) => measureAt(address, selection));
	saveResults("pages", report, describe(report));
	process.exitCode = report.pages.flatMap(overBudget).length > 0 ? 1 : 0;
} catch (error) {
	console.error(explain(error));
	process.exitCode = 1;
}

async function measureAt(address: string, { paths, runs }: Selection): Promise<Report> {
	const executablePath = await findChromium();
	const { version, weights } = await weighAll(executablePath, address, paths);
	const pages: PageResult[] = [];
	for (const page of weights) {
		console.log(`Lighthouse ${pages.length + 1}/${paths.length}: ${page.path}`);
		pages.push({ ...page, lighthouse: await measure(address + page.path, executablePath, runs) });
	}
	const lighthouse = pages[0]?.lighthouse.version ?? "";
	return { date: new Date().toISOString().slice(0, 10), chromium: version, lighthouse, runs, pages };
}

/** In one browser, which is gone before Lighthouse measures: nothing else may run then. */
async function weighAll(executablePath: string, address: string, paths: string[]) {
	const browser = await chromium.launch({ executablePath, args: chromiumArgs });
	try {
		// Most of each visit is waiting, and what a page weighs does not depend on what else runs.
		const weights = await someAtATime(paths, async (path) => ({ path, weights: await weigh(browser, address + path) }));
		return { version: `${browser.version()} (${basename(executablePath)})`, weights };
	} finally {
		await browser.close();
	}
}
