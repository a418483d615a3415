import { Temporal } from "temporal-polyfill";
import type { Day } from "../../facts/company/dutch-time.ts";

const timeZone = "Europe/Amsterdam";

/** The instant at which clocks in Amsterdam show that time, in milliseconds since 1970. */
export function instantAt(day: Day, time = "00:00"): number {
	return Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: time }).epochMilliseconds;
}

/** The date in Amsterdam at an instant. */
export function dayOf(instant: number): Day {
	return inAmsterdam(instant).toPlainDate().toString();
}

/** Formatted before: every visitor asks for the same half hours. */
const formatted = new Map<number, string>();

/** An instant as the API writes it: 2026-11-23T10:00:00+01:00. */
export function formatInstant(instant: number): string {
	const text =
		formatted.get(instant) ?? inAmsterdam(instant).toString({ timeZoneName: "never", smallestUnit: "second" });
	if (formatted.size > 10_000) formatted.clear();
	formatted.set(instant, text);
	return text;
}

/** Reads a time of this century with an offset, in any zone; undefined where the text is not a time. */
export function readInstant(text: unknown): number | undefined {
	if (typeof text !== "string" || !/^20\d{2}-.{1,35}$/.test(text)) return undefined;
	try {
		return Temporal.Instant.from(text).epochMilliseconds;
	} catch {
		return undefined;
	}
}

/** Reads a date such as 2026-11-23; undefined where the text is not a date. */
export function readDay(text: unknown): Day | undefined {
	if (typeof text !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
	try {
		return Temporal.PlainDate.from(text, { overflow: "reject" }).toString();
	} catch {
		return undefined;
	}
}

function inAmsterdam(instant: number): Temporal.ZonedDateTime {
	return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone);
}
