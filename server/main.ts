import { ConfigError, readConfig } from "../config/read-config.ts";
import { createLog } from "./log.ts";
import { serve } from "./serve.ts";

/** Runs the server until it is told to stop. `buildFolder` is what `npm run build` left behind. */
export async function main(buildFolder: string): Promise<void> {
	const config = readConfig(process.env);
	const log = createLog(config.logLevel);
	const server = await serve(buildFolder, config, log);
	console.log(`No More Boring Kitchens is at ${server.address}`);
	const stop = async () => {
		await server.close();
		log.flush();
		process.exit(0);
	};
	process.once("SIGTERM", stop);
	process.once("SIGINT", stop);
}

/** A start that failed ends with a sentence, not with a stack. */
export function explain(error: unknown): string {
	if (error instanceof ConfigError) return error.message;
	if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") {
		return "The port is taken by another program. Choose another with PORT, for example: PORT=3001 npm start";
	}
	return error instanceof Error ? error.message : String(error);
}
