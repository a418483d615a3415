import { readConfig } from "../config/read-config.ts";
import { createLog } from "../server/log.ts";
import { serve } from "../server/serve.ts";
import { currentBuild } from "./current-build.ts";

/** Serves the site as it is now, built if need be, for as long as the work takes. */
export async function withSite<Result>(work: (address: string) => Promise<Result>): Promise<Result> {
	const buildFolder = await currentBuild();
	// Browsers accept brotli without TLS from localhost only.
	const config = readConfig({ ...process.env, HOST: "localhost", PORT: "0", LOG_LEVEL: "silent" });
	const server = await serve(buildFolder, config, createLog(config.logLevel));
	try {
		return await work(server.address);
	} finally {
		await server.close();
	}
}
