import { expect, test } from "vitest";
import { formatInstant } from "../../../facts/company/dutch-time.ts";
import { readBusyTimes } from "./read-busy-times.ts";

const window = { start: Date.parse("2026-10-19T00:00+02:00"), end: Date.parse("2026-12-01T00:00+01:00") };

const calendar = (...events: string[]) =>
	["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//invented//EN", ...events, "END:VCALENDAR", ""].join("\r\n");
const event = (...lines: string[]) => ["BEGIN:VEVENT", "DTSTAMP:20261001T000000Z", ...lines, "END:VEVENT"].join("\r\n");
const busy = async (...events: string[]) =>
	(await readBusyTimes(calendar(...events), window)).map(
		({ start, end }) => `${formatInstant(start).slice(0, 16)} ${formatInstant(end).slice(0, 16)}`,
	);

test("single events, in any zone and in none", async () => {
	expect(
		await busy(
			event("UID:1", "DTSTART:20261102T090000Z", "DTEND:20261102T100000Z"),
			event("UID:2", "DTSTART;TZID=America/New_York:20261103T040000", "DURATION:PT45M"),
			event("UID:3", "DTSTART;TZID=W. Europe Standard Time:20261104T100000", "DTEND:20261104T100000Z"),
			event("UID:4", "DTSTART:20261105T100000", "DTEND:20261105T110000"),
			event("UID:5", "DTSTART:20270105T100000", "DTEND:20270105T110000"),
		),
	).toEqual([
		"2026-11-02T10:00 2026-11-02T11:00",
		"2026-11-03T10:00 2026-11-03T10:45",
		"2026-11-04T10:00 2026-11-04T11:00",
		"2026-11-05T10:00 2026-11-05T11:00",
	]);
});

test("recurring events keep their hour over a change of the clock; exceptions, moves and cancellations count", async () => {
	const zone = "TZID=Europe/Amsterdam";
	const change = (day: string, ...lines: string[]) => event("UID:1", `RECURRENCE-ID;${zone}:${day}T100000`, ...lines);
	expect(
		await busy(
			event(
				"UID:1",
				`DTSTART;${zone}:20260907T100000`,
				`DTEND;${zone}:20260907T110000`,
				"RRULE:FREQ=WEEKLY",
				`EXDATE;${zone}:20261102T100000`,
			),
			change("20261109", `DTSTART;${zone}:20261110T140000`, `DTEND;${zone}:20261110T150000`),
			change("20261116", `DTSTART;${zone}:20261116T100000`, `DTEND;${zone}:20261116T110000`, "STATUS:CANCELLED"),
			// Moved into the window from before it.
			change("20260914", `DTSTART;${zone}:20261120T090000`, `DTEND;${zone}:20261120T093000`),
		),
	).toEqual([
		"2026-10-19T10:00 2026-10-19T11:00",
		"2026-10-26T10:00 2026-10-26T11:00",
		"2026-11-10T14:00 2026-11-10T15:00",
		"2026-11-20T09:00 2026-11-20T09:30",
		"2026-11-23T10:00 2026-11-23T11:00",
		"2026-11-30T10:00 2026-11-30T11:00",
	]);
});

test("whole days last from midnight to midnight in Amsterdam, 25 hours when the clock goes back", async () => {
	expect(
		await busy(
			event("UID:1", "DTSTART;VALUE=DATE:20261025", "DTEND;VALUE=DATE:20261026"),
			event("UID:2", "DTSTART;VALUE=DATE:20261110"),
			event("UID:3", "DTSTART;VALUE=DATE:20261015", "DTEND;VALUE=DATE:20261021"),
			event("UID:4", "DTSTART;VALUE=DATE:20261117", "RRULE:FREQ=WEEKLY;COUNT=2", "EXDATE;VALUE=DATE:20261117"),
		),
	).toEqual([
		"2026-10-15T00:00 2026-10-21T00:00",
		"2026-10-25T00:00 2026-10-26T00:00",
		"2026-11-10T00:00 2026-11-11T00:00",
		"2026-11-24T00:00 2026-11-25T00:00",
	]);
});

test("what is cancelled or marked as free leaves the studio free", async () => {
	expect(
		await busy(
			event("UID:1", "DTSTART:20261102T090000Z", "DTEND:20261102T100000Z", "STATUS:CANCELLED"),
			event("UID:2", "DTSTART;VALUE=DATE:20261103", "TRANSP:TRANSPARENT"),
		),
	).toEqual([]);
});

test("a page that is no calendar, or half of one, is refused", async () => {
	await expect(readBusyTimes("<html>Sign in</html>", window)).rejects.toThrow("not a whole calendar");
	const cut = calendar(event("UID:1", "DTSTART:20261102T090000Z")).slice(0, -20);
	await expect(readBusyTimes(cut, window)).rejects.toThrow("not a whole calendar");
});
