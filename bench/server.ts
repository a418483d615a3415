import { explain } from "../server/main.ts";
import { currentBuild } from "./current-build.ts";
import { machine } from "./machine.ts";
import { saveResults } from "./save-results.ts";
import { compareWithNginx } from "./server/beside-nginx.ts";
import { measureMemory } from "./server/memory.ts";
import { nginxVersion } from "./server/nginx.ts";
import { readServerOptions, type ServerOptions } from "./server/options.ts";
import { describeServer, missedGoals, type ServerReport } from "./server/report.ts";
import { holdSlowConnections } from "./server/slow.ts";
import { readTargets } from "./server/targets.ts";

try {
	const options = readServerOptions(process.argv.slice(2));
	const report = await measureServer(options);
	saveResults("server", report, describeServer(report));
	process.exit(missedGoals(report).length > 0 ? 1 : 0);
} catch (error) {
	console.error(explain(error));
	process.exit(1);
}

async function measureServer(options: ServerOptions): Promise<ServerReport> {
	const build = await currentBuild(options.build);
	const targets = readTargets(build);
	const [home] = targets;
	if (!home) throw new Error("There is nothing to ask for.");
	const report: ServerReport = {
		date: new Date().toISOString().slice(0, 10),
		machine: machine(),
		nginx: nginxVersion(),
	};
	for (const part of options.parts) {
		console.log(`Measuring: ${part}`);
		if (part === "load") report.compared = await compareWithNginx({ ...options, build, targets });
		if (part === "memory") report.memory = await measureMemory(build, targets, options.requests);
		if (part === "slow") report.slow = await holdSlowConnections(build, home, options.slow);
	}
	return report;
}
