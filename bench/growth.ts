import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { settingNames } from "../config/settings.ts";
import { explain } from "../server/main.ts";
import { withCopy } from "./growth/copy-project.ts";
import { grow } from "./growth/grow.ts";
import { describe, missedGoals, type Report, type Size, type Today } from "./growth/report.ts";
import { timeBuild } from "./growth/time-build.ts";
import { machine } from "./machine.ts";
import { median } from "./median.ts";
import { readCount } from "./read-count.ts";
import { saveResults } from "./save-results.ts";

// The copies are built without anybody's settings.
for (const name of settingNames) delete process.env[name];

try {
	const { values } = parseArgs({
		options: {
			sizes: { type: "string", default: "1,10,30" },
			runs: { type: "string", default: "3" },
			only: { type: "string", default: "today,sizes" },
		},
	});
	const runs = readCount("--runs", values.runs);
	const sizes = values.sizes.split(",").map((word) => readCount("--sizes", word));
	const parts = values.only.split(",");
	const report: Report = { date: new Date().toISOString().slice(0, 10), machine: machine(), sizes: [] };
	if (parts.includes("today")) report.today = await measureToday(runs);
	if (parts.includes("sizes")) for (const times of sizes) report.sizes.push(await measureSize(times));
	saveResults("growth", report, describe(report));
	process.exitCode = missedGoals(report).length > 0 ? 1 : 0;
} catch (error) {
	console.error(explain(error));
	process.exitCode = 1;
}

function measureToday(runs: number): Promise<Today> {
	return withCopy(true, async (copy) => {
		console.log("Today's site: a first build, then the same again");
		await timeBuild(copy);
		const times: Record<keyof Today, number[]> = { unchanged: [], anew: [], sentence: [] };
		for (let run = 1; run <= runs; run++) {
			times.unchanged.push((await timeBuild(copy)).seconds);
			times.anew.push((await timeBuild(copy, ["--anew"])).seconds);
			changeSentence(copy, run);
			times.sentence.push((await timeBuild(copy)).seconds);
		}
		return { unchanged: median(times.unchanged), anew: median(times.anew), sentence: median(times.sentence) };
	});
}

function changeSentence(copy: string, run: number): void {
	const file = join(copy, "content/nl/faq.ts");
	const before = readFileSync(file, "utf8");
	const after = before.replace(/(\blead:\s*")/, `$1Lezing ${run}. `);
	if (after === before) throw new Error("content/nl/faq.ts has no lead to change.");
	writeFileSync(file, after);
}

function measureSize(times: number): Promise<Size> {
	return withCopy(false, async (copy) => {
		const { pages, pictures } = await grow(copy, times);
		console.log(`${times} times the site: ${pages} pages, ${pictures} pictures`);
		return { times, pages, pictures, ...(await timeBuild(copy)) };
	});
}
