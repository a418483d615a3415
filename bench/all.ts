import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, type Outcome, type Report } from "./all/report.ts";
import { runBench } from "./all/run-bench.ts";
import { machine } from "./machine.ts";
import { saveResults } from "./save-results.ts";

/** Every bench, one after the other: two at a time would measure each other. Words after the command choose some by name. */
const prefix = "bench:";
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(resolve("package.json"), "utf8"));
const names = Object.keys(scripts)
	.filter((name) => name.startsWith(prefix))
	.map((name) => name.slice(prefix.length))
	.sort();
const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !names.includes(name));

if (unknown) {
	console.error(`'${unknown}' is none of ${names.join(", ")}`);
	process.exitCode = 1;
} else {
	const started = machine();
	const outcomes: Outcome[] = [];
	for (const name of chosen.length > 0 ? chosen : names) {
		console.log(`\n── ${prefix}${name}`);
		outcomes.push(await runBench(name, scripts[prefix + name] ?? ""));
	}
	const report: Report = { date: new Date().toISOString().slice(0, 10), machine: started, outcomes };
	saveResults("report", report, describe(report));
	process.exitCode = outcomes.every(({ passed }) => passed) ? 0 : 1;
}
