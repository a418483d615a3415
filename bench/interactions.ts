import { parseArgs } from "node:util";
import { explain } from "../server/main.ts";
import { type Case, cases } from "./interactions/cases.ts";
import { measureFloor, measureOnce, type Run } from "./interactions/measure.ts";
import { describe, type Report, type Result, tooSlow } from "./interactions/report.ts";
import { machine } from "./machine.ts";
import { readCount } from "./read-count.ts";
import { saveResults } from "./save-results.ts";
import { withBrowser } from "./slow-phone.ts";
import { withSite } from "./with-site.ts";

try {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { runs: { type: "string", default: "7" }, slowdown: { type: "string", default: "4" } },
	});
	const chosen = choose(positionals);
	const runs = readCount("--runs", values.runs);
	const slowdown = readCount("--slowdown", values.slowdown);
	const report = await withSite((site) => measureAll(site, chosen, runs, slowdown));
	saveResults("interactions", report, describe(report));
	process.exitCode = report.results.flatMap(tooSlow).length > 0 ? 1 : 0;
} catch (error) {
	console.error(explain(error));
	process.exitCode = 1;
}

function choose(names: string[]): readonly Case[] {
	const unknown = names.find((name) => !cases.some((one) => one.name === name));
	if (unknown) throw new Error(`'${unknown}' is none of ${cases.map(({ name }) => name).join(", ")}`);
	return names.length === 0 ? cases : cases.filter(({ name }) => names.includes(name));
}

function measureAll(site: string, chosen: readonly Case[], runs: number, slowdown: number): Promise<Report> {
	const start = machine();
	return withBrowser(async (browser) => {
		const floor: number[] = [];
		for (let run = 0; run < runs; run++) floor.push(await measureFloor(browser, site, slowdown));
		const results: Result[] = [];
		for (const one of chosen) {
			for (const moment of one.moments) {
				console.log(`${one.name}, ${moment} hydration`);
				const measured: Run[] = [];
				for (let run = 0; run < runs; run++) {
					measured.push(await measureOnce(browser, site, slowdown, one, moment));
				}
				results.push({ name: one.name, moment, runs: measured });
			}
		}
		const date = new Date().toISOString().slice(0, 10);
		return { date, chromium: browser.version(), machine: start, slowdown, floor, results };
	});
}
