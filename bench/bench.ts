import { parseArgs } from "node:util";
import { killAll } from "chrome-launcher";
import { runCommand } from "../commands/run-command.ts";
import { measureDesk } from "./desk.ts";
import { measurePages } from "./pages.ts";
import { saveReport } from "./report.ts";
import { measureServer } from "./server.ts";

// npm run bench -- [pages | server | desk] [paths of pages] [--runs 5] [--seconds 10]
const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { runs: { type: "string", default: "5" }, seconds: { type: "string", default: "10" } },
});
const paths = positionals.filter((word) => word.startsWith("/"));
const names = positionals.filter((word) => !word.startsWith("/"));

/** One after the other: two at a time would measure each other. */
const benches = {
	pages: () => measurePages(paths, count("runs")),
	server: () => measureServer(count("seconds")),
	desk: measureDesk,
};

// chrome-launcher ends its browsers on SIGINT by itself, but not on SIGTERM.
process.once("SIGTERM", () => {
	killAll();
	process.exit(1);
});

await runCommand(async () => {
	const unknown = names.find((name) => !Object.hasOwn(benches, name));
	if (unknown) throw new Error(`There is no bench '${unknown}', only ${Object.keys(benches).join(", ")}.`);
	for (const [name, measure] of Object.entries(benches)) {
		if (names.length > 0 && !names.includes(name)) continue;
		console.log(`\n── ${name}`);
		const report = await measure();
		saveReport(name, report);
		if (report.missed.length > 0) process.exitCode = 1;
	}
});

function count(option: keyof typeof values): number {
	const word = values[option];
	if (!/^[1-9]\d*$/.test(word)) throw new Error(`--${option} must be a whole number from 1 (it is '${word}')`);
	return Number(word);
}
