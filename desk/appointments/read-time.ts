import type { Day } from "../../facts/company/dutch-time.ts";

/** Reads a time of this century with an offset, in any zone; undefined where the text is not a time. */
export function readInstant(text: unknown): number | undefined {
	if (typeof text !== "string" || !/^20\d{2}-\d{2}-\d{2}T[\d:.]{5,12}(Z|[+-]\d{2}:\d{2})$/.test(text)) return undefined;
	const instant = Date.parse(text);
	return readDay(text.slice(0, 10)) && !Number.isNaN(instant) ? instant : undefined;
}

/** Reads a date such as 2026-11-23; undefined where the text is not a date. */
export function readDay(text: unknown): Day | undefined {
	if (typeof text !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
	const date = new Date(text);
	// JavaScript takes 30 February for 2 March.
	return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}
