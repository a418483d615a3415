import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayAfter, dayAt, formatInstant, instantOf, weekdayNames } from "../../facts/company/dutch-time.ts";
import { periodsOn } from "../../facts/company/open-now.ts";
import type { OpeningHours } from "../../facts/company/opening-hours.ts";
import { hour, minute } from "../clock.ts";
import { type Calendar, freeTimes, nearestTimes, quartersOf } from "./free-times.ts";
import { readDay, readInstant } from "./read-time.ts";

const office = { from: "10:00", to: "17:00" };
/** An invented studio with late appointments and first Saturdays. */
const hours: OpeningHours = {
	week: [
		...weekdayNames.slice(0, 5).map((day) => ({ day, ...office })),
		{ day: "thursday", from: "17:00", to: "19:00", byAppointment: true },
	],
	firstSaturday: { from: "10:00", to: "12:00" },
	closedDates: ["2026-11-24"],
};
const rules = { noticeHours: 24, horizonDays: 56, startEveryMinutes: 30 };
const empty: Calendar = { hours, seats: 1, taken: [], busy: [], rules };
const at = (text: string) => Date.parse(text);
/** A Monday. */
const now = at("2026-11-16T09:00:00+01:00");
const starts = (calendar: Calendar, day: string, minutes = 60, when = now) =>
	freeTimes(calendar, minutes, when, { from: day, days: 1 }).map(({ start }) => formatInstant(start).slice(11, 16));

describe("the free times of a day", () => {
	test("begin every half hour and end before closing", () => {
		expect(starts(empty, "2026-11-18", 90)).toEqual(
			"10:00 10:30 11:00 11:30 12:00 12:30 13:00 13:30 14:00 14:30 15:00 15:30".split(" "),
		);
	});

	test("go on into the hours by appointment", () => {
		expect(starts(empty, "2026-11-19").slice(-4)).toEqual(["16:30", "17:00", "17:30", "18:00"]);
	});

	test("first Saturdays have some; other Saturdays, closing days and holidays have none", () => {
		expect(starts(empty, "2026-12-05")).toEqual(["10:00", "10:30", "11:00"]);
		for (const day of ["2026-12-12", "2026-11-24", "2026-12-25"]) expect(starts(empty, day), day).toEqual([]);
	});

	test("need notice, and lie within the horizon", () => {
		expect(starts(empty, "2026-11-16")).toEqual([]);
		expect(starts(empty, "2026-11-17", 60, now + 2 * hour)).toEqual(starts(empty, "2026-11-17").slice(2));
		const all = freeTimes(empty, 60, now);
		expect(formatInstant(all.at(-1)?.start ?? 0)).toBe("2027-01-11T16:00:00+01:00");
		expect(starts(empty, "2027-01-12")).toEqual([]);
	});

	test("leave out what is taken or busy; a second seat is free beside the first", () => {
		const taken = quartersOf({ start: at("2026-11-18T11:00+01:00"), end: at("2026-11-18T12:30+01:00") }).map(
			(startsAt) => ({ seat: 1, startsAt }),
		);
		expect(starts({ ...empty, taken }, "2026-11-18").slice(0, 3)).toEqual(["10:00", "12:30", "13:00"]);
		const two = freeTimes({ ...empty, seats: 2, taken }, 60, now, { from: "2026-11-18", days: 1 });
		expect(two.map(({ seat }) => seat).slice(0, 6)).toEqual([1, 2, 2, 2, 2, 1]);
		const busy = [{ start: at("2026-11-18T10:59+01:00"), end: at("2026-11-18T16:00+01:00") }];
		expect(starts({ ...empty, busy, seats: 2 }, "2026-11-18")).toEqual(["16:00"]);
	});

	test("have the offset of their own day, on both sides of a change of the clock", () => {
		const first = (when: string, day: string) =>
			freeTimes(empty, 60, at(when), { from: day }).map(({ start }) => formatInstant(start))[0];
		expect(first("2026-10-20T09:00+02:00", "2026-10-23")).toBe("2026-10-23T10:00:00+02:00");
		expect(first("2026-10-20T09:00+02:00", "2026-10-24")).toBe("2026-10-26T10:00:00+01:00");
	});
});

test("the nearest times lie on both sides of the one that is gone, in order", () => {
	const times = freeTimes(empty, 60, now);
	const wanted = at("2026-11-18T12:00+01:00");
	const near = nearestTimes(
		times.filter(({ start }) => start !== wanted),
		wanted,
		4,
	);
	expect(near.map(({ start }) => formatInstant(start).slice(11, 16))).toEqual(["11:00", "11:30", "12:30", "13:00"]);
});

test("days and times are read strictly", () => {
	expect(["2026-02-28", "2026-02-30", "2026-2-3", "x", 3].map(readDay)).toEqual([
		"2026-02-28",
		undefined,
		undefined,
		undefined,
		undefined,
	]);
	expect(readInstant("2026-11-23T10:00:00+01:00")).toBe(at("2026-11-23T09:00:00Z"));
	expect(readInstant("2026-11-23T04:00:00-05:00")).toBe(at("2026-11-23T09:00:00Z"));
	for (const text of ["2026-11-23T10:00:00", "-271821-04-20T00:00Z", "tomorrow", "9".repeat(99), {}])
		expect(readInstant(text)).toBeUndefined();
});

const halfHour = 30 * minute;
/** Half hours of the day, except those that happen twice or not at all when the clock changes. */
const clocks = Array.from(
	{ length: 48 },
	(_, half) => `${String(half >> 1).padStart(2, "0")}:${half % 2 ? "30" : "00"}`,
);
const someHours = fc
	.uniqueArray(fc.constantFrom(...clocks.filter((time) => !time.startsWith("02"))), { minLength: 2, maxLength: 2 })
	.map((pair) => pair.toSorted())
	.map(([from = "", to = ""]) => ({ from, to }));
const someOpening: fc.Arbitrary<OpeningHours> = fc.record({
	week: fc.array(
		fc
			.record({ day: fc.constantFrom(...weekdayNames), hours: someHours, byAppointment: fc.boolean() })
			.map(({ hours: span, ...rest }) => ({ ...rest, ...span })),
		{ maxLength: 14 },
	),
	firstSaturday: someHours,
});
const wallClock = new Intl.DateTimeFormat("sv-SE", {
	timeZone: "Europe/Amsterdam",
	dateStyle: "short",
	timeStyle: "short",
});
function isOpenAt(opening: OpeningHours, instant: number): boolean {
	const [day = "", time = ""] = wallClock.format(instant).split(" ");
	return periodsOn(opening, day).some(({ hours: { from, to } }) => from <= time && time < to);
}
/** Any minute of ten years, and the days around each change of the clock more often. */
const someNow = fc.oneof(
	fc.integer({ min: at("2025-01-01") / minute, max: at("2035-01-01") / minute }).map((minutes) => minutes * minute),
	fc.constantFrom(at("2026-03-27T12:00Z"), at("2026-10-23T12:00Z"), at("2027-03-26T00:00Z"), at("2031-10-24T23:00Z")),
);
const someSpans = fc.array(
	fc.record({ after: fc.integer({ min: -60, max: 21 * 1440 }), minutes: fc.integer({ min: 1, max: 3000 }) }),
	{ maxLength: 12 },
);

test("for any hours, holidays, calendars and clock changes: exactly the times that fit", () => {
	fc.assert(
		fc.property(
			someOpening,
			someNow,
			fc.constantFrom(30, 60, 90),
			fc.integer({ min: 1, max: 3 }),
			someSpans,
			someSpans,
			fc.integer({ min: 0, max: 10 }),
			(opening, when, minutes, seats, busyAfter, takenAfter, skip) => {
				const spanAt = ({ after, minutes: length }: { after: number; minutes: number }) => ({
					start: when + after * minute,
					end: when + (after + length) * minute,
				});
				const busy = busyAfter.map(spanAt);
				const taken = takenAfter.flatMap((span, position) =>
					quartersOf(spanAt(span)).map((startsAt) => ({ seat: (position % seats) + 1, startsAt })),
				);
				const from = dayAt(when + skip * 24 * hour);
				const found = freeTimes({ hours: opening, seats, taken, busy, rules }, minutes, when, { from, days: 7 });
				const takenBySeat = new Map(
					Array.from({ length: seats }, (_, position) => [
						position + 1,
						new Set(taken.filter(({ seat }) => seat === position + 1).map(({ startsAt }) => startsAt)),
					]),
				);
				// By looking at every half hour, at what a clock on the wall shows.
				const expected: number[] = [];
				const first = Math.max(instantOf(from).getTime(), when + rules.noticeHours * hour);
				const end = instantOf(dayAfter(from, 7)).getTime();
				for (let start = Math.ceil(first / halfHour) * halfHour; start < end; start += halfHour) {
					const parts = quartersOf({ start, end: start + minutes * minute });
					const isOpen = parts.every((part) => isOpenAt(opening, part));
					const isBusy = busy.some((span) => span.start < start + minutes * minute && start < span.end);
					const hasSeat = [...takenBySeat.values()].some((seat) => !parts.some((part) => seat.has(part)));
					if (isOpen && !isBusy && hasSeat) expected.push(start);
				}
				expect(found.map(({ start }) => start)).toEqual(expected);
				for (const { start, end, seat } of found) {
					expect(end - start).toBe(minutes * minute);
					for (const part of quartersOf({ start, end })) expect(takenBySeat.get(seat)?.has(part)).toBe(false);
				}
			},
		),
		{ numRuns: 100 },
	);
}, 60_000);
