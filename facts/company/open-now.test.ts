import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { weekdayNames } from "./dutch-time.ts";
import { type OpenStatus, openStatusAt } from "./open-now.ts";
import type { OpeningHours } from "./opening-hours.ts";

const office = { from: "10:00", to: "17:00" };
/** Two invented studios: one with late appointments and first Saturdays, one with fewer days. */
const busy: OpeningHours = {
	week: [
		...weekdayNames.slice(0, 5).map((day) => ({ day, ...office })),
		{ day: "thursday", from: "17:00", to: "21:00", byAppointment: true },
	],
	firstSaturday: { from: "10:00", to: "16:00" },
};
const quiet: OpeningHours = {
	week: [
		...weekdayNames.slice(2, 5).map((day) => ({ day, ...office })),
		{ day: "monday", ...office, byAppointment: true },
	],
	closedDays: ["tuesday"],
};

/** An instant as a clock in the Netherlands shows it; the offset is written out, so nothing of ours computes it. */
const at = (local: string, offset: "+01:00" | "+02:00" = "+01:00") => new Date(`${local}${offset}`);
const brief = ({ state, until, opens }: OpenStatus) =>
	[state, until && `until ${until}`, opens && `opens ${opens.day} ${opens.from}`].filter(Boolean).join(", ");

describe("an ordinary week", () => {
	test.each([
		// 16 November 2026 is a Monday.
		["2026-11-16T09:59:59", "closed, opens 2026-11-16 10:00"],
		["2026-11-16T10:00:00", "open, until 17:00"],
		["2026-11-16T16:59:59", "open, until 17:00"],
		["2026-11-16T17:00:00", "closed, opens 2026-11-17 10:00"],
		["2026-11-19T16:59:59", "open, until 17:00"],
		["2026-11-19T17:00:00", "by-appointment, until 21:00, opens 2026-11-20 10:00"],
		["2026-11-19T21:00:00", "closed, opens 2026-11-20 10:00"],
		["2026-11-20T17:00:00", "closed, opens 2026-11-23 10:00"],
		["2026-11-21T12:00:00", "closed, opens 2026-11-23 10:00"],
	])("the busy studio at %s is %s", (local, expected) => {
		expect(brief(openStatusAt(busy, at(local)))).toBe(expected);
	});

	test.each([
		["2026-11-16T10:00:00", "by-appointment, until 17:00, opens 2026-11-18 10:00"],
		["2026-11-17T12:00:00", "closed, opens 2026-11-18 10:00"],
		["2026-11-18T12:00:00", "open, until 17:00"],
		["2026-11-20T17:00:00", "closed, opens 2026-11-25 10:00"],
	])("the quiet studio at %s is %s", (local, expected) => {
		expect(brief(openStatusAt(quiet, at(local)))).toBe(expected);
	});
});

describe("first Saturdays", () => {
	test("the studio is open on the first one of the month and on no other", () => {
		expect(brief(openStatusAt(busy, at("2026-12-05T10:00:00")))).toBe("open, until 16:00");
		expect(brief(openStatusAt(busy, at("2026-12-05T16:00:00")))).toBe("closed, opens 2026-12-07 10:00");
		expect(brief(openStatusAt(busy, at("2026-12-12T12:00:00")))).toBe("closed, opens 2026-12-14 10:00");
	});

	test("on the Friday before, after closing, Saturday is next", () => {
		expect(brief(openStatusAt(busy, at("2026-12-04T18:00:00")))).toBe("closed, opens 2026-12-05 10:00");
	});

	test("the next one is named until it is over", () => {
		const next = (local: string) => openStatusAt(busy, at(local)).firstSaturday?.day;
		expect(next("2026-11-15T12:00:00")).toBe("2026-12-05");
		expect(next("2026-12-05T15:59:59")).toBe("2026-12-05");
		expect(next("2026-12-05T16:00:00")).toBe("2027-01-02");
		expect(openStatusAt(quiet, at("2026-12-05T12:00:00")).firstSaturday).toBeUndefined();
	});

	test("one that falls on New Year's Day is not promised", () => {
		// 1 January 2028 is a Saturday.
		expect(brief(openStatusAt(busy, at("2028-01-01T12:00:00")))).toBe("holiday, opens 2028-01-03 10:00");
		expect(openStatusAt(busy, at("2027-12-31T12:00:00")).firstSaturday?.day).toBe("2028-02-05");
	});
});

describe("changes of the clock", () => {
	test("opening time follows the Dutch clock, an hour of world time earlier in summer", () => {
		// The clock goes forward on Sunday 29 March 2026 and back on Sunday 25 October 2026.
		expect(openStatusAt(busy, new Date("2026-03-27T09:00:00Z")).state).toBe("open");
		expect(openStatusAt(busy, new Date("2026-03-30T07:59:59Z")).state).toBe("closed");
		expect(openStatusAt(busy, new Date("2026-03-30T08:00:00Z")).state).toBe("open");
		expect(openStatusAt(busy, new Date("2026-10-26T08:30:00Z")).state).toBe("closed");
		expect(openStatusAt(busy, new Date("2026-10-26T09:00:00Z")).state).toBe("open");
	});

	test("the day of the change is 23 or 25 hours long", () => {
		const changes = (instant: Date) => openStatusAt(busy, instant).changesAt.toISOString();
		expect(changes(at("2026-03-29T00:00:00"))).toBe("2026-03-29T22:00:00.000Z");
		expect(changes(at("2026-10-25T00:00:00", "+02:00"))).toBe("2026-10-25T23:00:00.000Z");
	});
});

describe("ends of years", () => {
	test("between the years the next opening is in the new one, and not on New Year's Day", () => {
		// 31 December 2026 is a Thursday: by appointment in the evening. 1 January is a Friday, 2 January a first Saturday.
		expect(brief(openStatusAt(busy, at("2026-12-31T18:00:00")))).toBe(
			"by-appointment, until 21:00, opens 2027-01-02 10:00",
		);
		expect(brief(openStatusAt(quiet, at("2026-12-31T18:00:00")))).toBe("closed, opens 2027-01-06 10:00");
	});

	test("the year turns at midnight in the Netherlands", () => {
		expect(openStatusAt(busy, new Date("2026-12-31T22:59:59Z")).today).toBe("2026-12-31");
		expect(brief(openStatusAt(busy, new Date("2026-12-31T23:00:00Z")))).toBe("holiday, opens 2027-01-02 10:00");
	});

	test("a holiday on a day that is shut anyway is just a shut day", () => {
		// 26 December 2026 is a Saturday, not the first.
		expect(openStatusAt(busy, at("2026-12-26T12:00:00")).state).toBe("closed");
	});
});

test("a day off that the studio writes down is a shut day", () => {
	const hours = { ...busy, closedDates: ["2026-11-16", "2026-11-17"] };
	expect(brief(openStatusAt(hours, at("2026-11-16T12:00:00")))).toBe("closed, opens 2026-11-18 10:00");
});

describe("at any instant of forty years", () => {
	const instants = fc.date({
		min: new Date("2010-01-01T00:00:00Z"),
		max: new Date("2050-01-01T00:00:00Z"),
		noInvalidDate: true,
	});
	const hours = fc.constantFrom(busy, quiet);
	const minute = 60_000;

	test("a status is the same until `changesAt` and differs from then on", () => {
		fc.assert(
			fc.property(hours, instants, (one, now) => {
				const { changesAt, ...status } = openStatusAt(one, now);
				expect(changesAt.getTime()).toBeGreaterThan(now.getTime());
				const { changesAt: same, ...before } = openStatusAt(one, new Date(changesAt.getTime() - 1));
				expect(before).toEqual(status);
				expect(same).toEqual(changesAt);
				const { changesAt: _, ...after } = openStatusAt(one, changesAt);
				expect(after).not.toEqual(status);
			}),
		);
	});

	test("at the next opening it is open, and at no minute before it that we try", () => {
		fc.assert(
			fc.property(hours, instants, fc.double({ min: 0, max: 0.999, noNaN: true }), (one, now, share) => {
				const { opens } = openStatusAt(one, now);
				if (!opens) return;
				const opening = instantThatShows(`${opens.day} ${opens.from}`);
				expect(openStatusAt(one, opening).state).toBe("open");
				expect(openStatusAt(one, new Date(opening.getTime() - minute)).state).not.toBe("open");
				const between = new Date(now.getTime() + (opening.getTime() - now.getTime()) * share);
				expect(openStatusAt(one, between).state).not.toBe("open");
			}),
		);
	});
});

/** Tries both Dutch offsets, so that the test does not use the code it tests. */
function instantThatShows(local: string): Date {
	const shown = (instant: Date) => instant.toLocaleString("sv-SE", { timeZone: "Europe/Amsterdam" }).slice(0, 16);
	const candidates = ["+01:00", "+02:00"].map((offset) => new Date(`${local.replace(" ", "T")}:00${offset}`));
	const found = candidates.find((instant) => shown(instant) === local);
	if (!found) throw new Error(`no instant shows ${local}`);
	return found;
}
