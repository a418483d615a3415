import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium } from "@playwright/test";
import { killAll } from "chrome-launcher";
import { buildSite, isUpToDate } from "../commands/build-site.ts";
import { readConfig } from "../config/read-config.ts";
import { createLog } from "../server/log.ts";
import { explain } from "../server/main.ts";
import { serve } from "../server/serve.ts";
import { chromiumArgs, findChromium } from "../tests/chromium.ts";
import { overBudget, type PageResult } from "./budgets.ts";
import { measure } from "./lighthouse.ts";
import { describe, type Report } from "./report.ts";
import { readSelection, type Selection } from "./selection.ts";
import { weigh } from "./weights.ts";

const buildFolder = resolve("build");
const resultFolder = join(import.meta.dirname, "results");

// The launcher ends its browsers on Ctrl-C by itself, but not on this signal.
process.once("SIGTERM", () => {
	killAll();
	process.exit(1);
});

try {
	const report = await measurePages(readSelection(process.argv.slice(2)));
	const text = describe(report);
	mkdirSync(resultFolder, { recursive: true });
	writeFileSync(join(resultFolder, "pages.json"), `${JSON.stringify(report, null, "\t")}\n`);
	writeFileSync(join(resultFolder, "pages.md"), `${text}\n`);
	console.log(`\n${text}`);
	process.exitCode = report.pages.flatMap(overBudget).length > 0 ? 1 : 0;
} catch (error) {
	console.error(explain(error));
	process.exitCode = 1;
}

async function measurePages(selection: Selection): Promise<Report> {
	if (!isUpToDate(buildFolder)) {
		console.log("Building the site…");
		await buildSite(buildFolder);
	}
	// Browsers accept brotli without TLS from localhost only.
	const config = readConfig({ ...process.env, HOST: "localhost", PORT: "0", LOG_LEVEL: "silent" });
	const server = await serve(buildFolder, config, createLog(config.logLevel));
	try {
		return await measureAt(server.address, selection);
	} finally {
		await server.close();
	}
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
		const weights: Pick<PageResult, "path" | "weights">[] = [];
		for (const path of paths) weights.push({ path, weights: await weigh(browser, address + path) });
		return { version: browser.version(), weights };
	} finally {
		await browser.close();
	}
}
