import { parseArgs } from "node:util";
import { explain } from "../server/main.ts";
import { with3D } from "../tests/chromium.ts";
import { machine } from "./machine.ts";
import { readCount } from "./read-count.ts";
import { saveResults } from "./save-results.ts";
import { withBrowser } from "./slow-phone.ts";
import { measureChanges, measureFirstFrame, measureMemory } from "./stage/measure.ts";
import { describe, type Report, shortfalls } from "./stage/report.ts";
import { withSite } from "./with-site.ts";

/** What browsers compile scripts to, better and better the longer they run, is memory too, but none that we hold. */
const uncompiled = "--js-flags=--jitless";

try {
	const { values } = parseArgs({
		options: {
			runs: { type: "string", default: "5" },
			slowdown: { type: "string", default: "4" },
			changes: { type: "string", default: "500" },
		},
	});
	const runs = readCount("--runs", values.runs);
	const slowdown = readCount("--slowdown", values.slowdown);
	const changes = readCount("--changes", values.changes);
	const report = await withSite((site) => measureAll(site, runs, slowdown, changes));
	saveResults("stage", report, describe(report));
	process.exitCode = shortfalls(report).length > 0 ? 1 : 0;
} catch (error) {
	console.error(explain(error));
	process.exitCode = 1;
}

function measureAll(site: string, runs: number, slowdown: number, changes: number): Promise<Report> {
	return withBrowser(async (browser) => {
		const start = machine();
		const firstFrames = [];
		for (let run = 0; run < runs; run++) {
			console.log(`First frame ${run + 1}/${runs}`);
			firstFrames.push(await measureFirstFrame(browser, site, slowdown));
		}
		console.log("Changes of colour");
		const colours = await measureChanges(browser, site);
		console.log(`Memory over ${changes} changes`);
		const memory = await withBrowser((plain) => measureMemory(plain, site, changes), [...with3D, uncompiled]);
		const date = new Date().toISOString().slice(0, 10);
		const chromium = browser.version();
		return { date, chromium, machine: start, slowdown, changes, firstFrames, colours, memory };
	}, with3D);
}
