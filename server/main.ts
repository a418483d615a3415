import { ConfigError, readServerConfig } from "../config/read-config.ts";
import { freePort } from "./free-port.ts";
import { createLog } from "./log.ts";
import { startWorkers } from "./workers.ts";

/**
 * Runs the server until it is told to stop. `buildFolder` is what `npm run build` left behind. SIGHUP makes it take up
 * a new build without losing a request; under a terminal it does not, since closing that sends the same signal.
 */
export async function main(buildFolder: string): Promise<void> {
	const config = readServerConfig(process.env);
	const log = createLog(config.logLevel);
	const port = config.port || (await freePort(config.host));
	const workers = await startWorkers({ buildFolder, port, count: config.workers, log });
	console.log(`No More Boring Kitchens is at ${workers.address}`);
	const stop = async () => {
		await workers.stop();
		log.flush();
		process.exit(0);
	};
	process.once("SIGTERM", stop);
	process.once("SIGINT", stop);
	if (!process.stdin.isTTY) process.on("SIGHUP", workers.renew);
}

/** A start that failed ends with a sentence, not with a stack. */
export function explain(error: unknown): string {
	if (error instanceof ConfigError) return error.message;
	if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") {
		return "The port is taken by another program. Choose another with PORT, for example: PORT=3001 npm start";
	}
	return error instanceof Error ? error.message : String(error);
}
