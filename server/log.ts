import { destination, type Logger, pino } from "pino";

/** JSON lines on standard output. They contain no e-mail address, query or header of a visitor. */
export function createLog(level: string): Logger {
	return pino({ level, base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` }, destination(1));
}
