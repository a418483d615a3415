import type { Logger } from "pino";

type About = { id: string; path: string; method: string | undefined };

/** Begins to time a request; what it returns is called when the answer is out. Undefined where requests are not logged. */
export function noteRequest(log: Logger, about: About): ((status: number | "aborted") => void) | undefined {
	if (!log.isLevelEnabled("info")) return undefined;
	const start = performance.now();
	return (status) => {
		const ms = Math.round((performance.now() - start) * 10) / 10;
		log.info({ ...about, status, ms }, "request");
	};
}
