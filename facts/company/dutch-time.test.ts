import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { dayAfter, dayAt, formatInstant, hasBegun, instantOf, weekdayOf } from "./dutch-time.ts";

const april = { year: 2031, month: 4 };

test("a month begins at midnight in the Netherlands", () => {
	expect(hasBegun(april, new Date("2031-03-31T21:59:59Z"))).toBe(false);
	expect(hasBegun(april, new Date("2031-03-31T22:00:00Z"))).toBe(true);
});

test("years count before months", () => {
	expect(hasBegun(april, new Date("2030-12-15T12:00:00Z"))).toBe(false);
	expect(hasBegun(april, new Date("2032-01-15T12:00:00Z"))).toBe(true);
});

test("days and instants of forty years are those of Temporal", () => {
	const instants = fc.date({ min: new Date("2010-01-01"), max: new Date("2050-01-01"), noInvalidDate: true });
	fc.assert(
		fc.property(instants, fc.integer({ min: -400, max: 400 }), fc.nat(1199), (instant, days, minutes) => {
			const zoned = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO("Europe/Amsterdam");
			const date = zoned.toPlainDate();
			const day = date.toString();
			expect(dayAt(instant)).toBe(day);
			expect(formatInstant(instant.getTime())).toBe(zoned.toString({ timeZoneName: "never", smallestUnit: "second" }));
			expect(weekdayOf(day)).toBe(date.dayOfWeek);
			expect(dayAfter(day, days)).toBe(date.add({ days }).toString());
			// After four, when no clock changes.
			const time = new Temporal.PlainTime(4).add({ minutes }).toString({ smallestUnit: "minute" });
			const expected = date.toZonedDateTime({ timeZone: "Europe/Amsterdam", plainTime: time }).epochMilliseconds;
			expect(instantOf(day, time).getTime()).toBe(expected);
		}),
	);
});
