import { readConfig } from "../config/read-config.ts";
import { createLog } from "./log.ts";
import { explain } from "./main.ts";
import { serve } from "./serve.ts";
import type { Order, Report } from "./worker-messages.ts";

/** A process that answers requests; server/workers.ts starts it with the build's folder. */
const [buildFolder = ""] = process.argv.slice(2);

const report = (what: Report) => new Promise<void>((done) => process.send?.(what, () => done()) ?? done());

try {
	const config = readConfig(process.env);
	const log = createLog(config.logLevel);
	const server = await serve(buildFolder, config, log);
	let stopping = false;
	const stop = async () => {
		if (stopping) return;
		stopping = true;
		await server.close();
		log.flush();
		process.exit(0);
	};
	process.on("SIGTERM", stop);
	process.on("SIGINT", stop);
	// Meant for the process that started us, which then tells us what to do.
	process.on("SIGHUP", () => {});
	process.on("message", async (order: Order) => {
		if (order === "stop") return stop();
		await server.learn();
		await report({ kind: "learned" });
	});
	await report({ kind: "listening", address: server.address });
} catch (error) {
	await report({ kind: "failed", sentence: explain(error) });
	process.exit(1);
}
