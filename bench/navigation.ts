import { parseArgs } from "node:util";
import { explain } from "../server/main.ts";
import { machine } from "./machine.ts";
import { journeys, type Kind, kinds } from "./navigation/journeys.ts";
import { measureFloor, measureOnce, withNarrowBrowser } from "./navigation/measure.ts";
import type { Times } from "./navigation/note-press.ts";
import { describe, type Report, type Result, tooSlow } from "./navigation/report.ts";
import { readCount } from "./read-count.ts";
import { saveResults } from "./save-results.ts";
import { withSite } from "./with-site.ts";

try {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: {
			runs: { type: "string", default: "7" },
			slowdown: { type: "string", default: "4" },
			journeys: { type: "string", default: String(journeys.length) },
		},
	});
	const chosen = journeys.slice(0, readCount("--journeys", values.journeys));
	const runs = readCount("--runs", values.runs);
	const slowdown = readCount("--slowdown", values.slowdown);
	const asked = chooseKinds(positionals);
	const report = await withSite((site) => measureAll(site, chosen, asked, runs, slowdown));
	saveResults("navigation", report, describe(report));
	process.exitCode = report.results.flatMap(tooSlow).length > 0 ? 1 : 0;
} catch (error) {
	console.error(explain(error));
	process.exitCode = 1;
}

function chooseKinds(names: string[]): readonly Kind[] {
	const unknown = names.find((name) => !kinds.some((kind) => kind === name));
	if (unknown) throw new Error(`'${unknown}' is none of ${kinds.join(", ")}`);
	return names.length === 0 ? kinds : kinds.filter((kind) => names.includes(kind));
}

function measureAll(
	site: string,
	chosen: typeof journeys,
	asked: readonly Kind[],
	runs: number,
	slowdown: number,
): Promise<Report> {
	const start = machine();
	return withNarrowBrowser(async (browser) => {
		const floor: number[] = [];
		for (let run = 0; run < runs; run++) floor.push((await measureFloor(browser, site, slowdown)).shown);
		const results: Result[] = [];
		for (const { from, to } of chosen) {
			for (const kind of asked) {
				console.log(`${from} to ${to}, ${kind}`);
				const times: Times[] = [];
				for (let run = 0; run < runs; run++) {
					times.push(await measureOnce(browser, site, slowdown, { from, to, kind }));
				}
				results.push({ from, to, kind, times });
			}
		}
		const date = new Date().toISOString().slice(0, 10);
		const chromium = (await browser.version()).replace(/^.*\//, "");
		return { date, chromium, machine: start, slowdown, floor, results };
	});
}
