import type { ServerResponse } from "node:http";
import type { Logger } from "pino";

type RequestInfo = { id: string; path: string; method: string | undefined };

/** Logs a request with its status and duration once the response is out. */
export function logRequest(log: Logger, info: RequestInfo, response: ServerResponse): void {
	if (!log.isLevelEnabled("info")) return;
	const start = performance.now();
	response.once("close", () => {
		const status = response.writableFinished ? response.statusCode : "aborted";
		const ms = Math.round((performance.now() - start) * 10) / 10;
		log.info({ ...info, status, ms }, "request");
	});
}
