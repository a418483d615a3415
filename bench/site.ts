import { resolve } from "node:path";
import { isUpToDate } from "../build-tools/build-site.ts";
import { replaceBuild } from "../build-tools/replace-build.ts";
import { type RunningProgram, startProgram } from "./program.ts";

/** Serves the site as it is now, built if need be, in a process of its own. */
export async function startSite(core?: number): Promise<RunningProgram> {
	const build = resolve("build");
	if (!isUpToDate(build)) {
		console.log("Building the site…");
		await replaceBuild(build);
	}
	return startProgram(process.execPath, [resolve("commands/serve.ts"), build], {
		core,
		// Browsers accept brotli without TLS from localhost only.
		environment: (port, folder) => ({
			NODE_ENV: "production",
			HOST: "localhost",
			PORT: String(port),
			LOG_LEVEL: "error",
			DATA_DIR: folder,
		}),
	});
}
