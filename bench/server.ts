import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join, resolve } from "node:path";
import { buildSite, isUpToDate } from "../commands/build-site.ts";
import { replaceBuild } from "../commands/replace-build.ts";
import { explain } from "../server/main.ts";
import { compareWithNginx } from "./server/beside-nginx.ts";
import { measureMemory } from "./server/memory.ts";
import { nginxVersion } from "./server/nginx.ts";
import { readServerOptions, type ServerOptions } from "./server/options.ts";
import { replaceUnderLoad } from "./server/replace.ts";
import { describeServer, missedGoals, type ServerReport } from "./server/report.ts";
import { holdSlowConnections } from "./server/slow.ts";
import { readTargets } from "./server/targets.ts";

const resultFolder = join(import.meta.dirname, "results");

try {
	const options = readServerOptions(process.argv.slice(2));
	const report = await measureServer(options);
	const text = describeServer(report);
	mkdirSync(resultFolder, { recursive: true });
	writeFileSync(join(resultFolder, "server.json"), `${JSON.stringify(report, null, "\t")}\n`);
	writeFileSync(join(resultFolder, "server.md"), `${text}\n`);
	console.log(`\n${text}`);
	process.exit(missedGoals(report).length > 0 ? 1 : 0);
} catch (error) {
	console.error(explain(error));
	process.exit(1);
}

async function measureServer(options: ServerOptions): Promise<ServerReport> {
	const build = resolve(options.build);
	if (options.build === "build" && !isUpToDate(build)) {
		console.log("Building the site…");
		await replaceBuild(build, buildSite);
	}
	const targets = readTargets(build);
	const [home] = targets;
	if (!home) throw new Error("There is nothing to ask for.");
	const [{ model = "" } = {}] = cpus();
	const report: ServerReport = {
		date: new Date().toISOString().slice(0, 10),
		machine: `${cpus().length} cores${model ? ` (${model})` : ""}`,
		node: process.versions.node,
		nginx: nginxVersion(),
	};
	for (const part of options.parts) {
		console.log(`Measuring: ${part}`);
		if (part === "load") report.compared = await compareWithNginx({ ...options, build, targets });
		if (part === "memory") report.memory = await measureMemory(build, targets, options.requests);
		if (part === "slow") report.slow = await holdSlowConnections(build, home, options.slow);
		if (part === "replace") report.replaced = await replaceUnderLoad(build, home, options.builds);
	}
	return report;
}
