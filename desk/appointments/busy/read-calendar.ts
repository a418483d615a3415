import { text } from "node:stream/consumers";
import ical from "node-ical";
import { day } from "../../clock.ts";
import type { Span } from "../free-times.ts";

/**
 * A program of its own: reads a calendar from its input and prints when it is busy, as JSON. A large calendar takes
 * seconds, in which a server could answer nobody. It runs with TZ=Europe/Amsterdam, because whole days and times
 * without a zone are read in the zone of the process.
 */
const [from, to] = process.argv.slice(2).map(Number);
const calendar = await text(process.stdin);
if (from === undefined || to === undefined) throw new Error("usage: read-calendar.ts <from> <to>");
if (!/^BEGIN:VCALENDAR\b/.test(calendar.trimStart()) || !/^END:VCALENDAR\s*$/m.test(calendar)) {
	throw new Error("this is not a whole calendar");
}
console.log(JSON.stringify(busySpans(calendar, { start: from, end: to })));

function busySpans(calendar: string, window: Span): Span[] {
	// An occurrence can have been moved into the window from outside it.
	const margin = 60 * day;
	const range = { from: new Date(window.start - margin), to: new Date(window.end + margin), expandOngoing: true };
	return Object.values(ical.sync.parseICS(calendar))
		.flatMap((component) => (component?.type === "VEVENT" ? ical.expandRecurringEvent(component, range) : []))
		.filter(({ event }) => event.status !== "CANCELLED" && event.transparency !== "TRANSPARENT")
		.map(({ start, end }) => ({ start: start.getTime(), end: end.getTime() }))
		.filter(({ start, end }) => start < end && start < window.end && window.start < end)
		.sort((one, other) => one.start - other.start);
}
