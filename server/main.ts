import { readConfig } from "../config/read-config.ts";
import { createLog } from "./log.ts";

/** Serves the build in that folder until a signal stops the process. */
export async function main(buildFolder: string): Promise<void> {
	const config = readConfig(process.env);
	const log = createLog(config.logLevel);
	// Set before the import: React chooses between its development and production code when it is loaded.
	process.env.NODE_ENV = "production";
	const { serve } = await import("./serve.ts");
	const server = await serve(buildFolder, config, log);
	console.log(`No More Boring Kitchens is at ${server.address}`);
	let isStopping = false;
	const stop = async () => {
		if (isStopping) return;
		isStopping = true;
		await server.close();
		log.flush();
		process.exit(0);
	};
	process.on("SIGTERM", stop);
	process.on("SIGINT", stop);
}
