import { destination, type Logger, pino } from "pino";

/** Structured lines on standard output. They hold no address, no query and no header of a visitor. */
export function createLog(level: string): Logger {
	return pino({ level, base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` }, destination(1));
}
