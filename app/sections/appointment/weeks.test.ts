import { expect, test } from "vitest";
import { clockOf, dayOfStart, weeksOf } from "./weeks.ts";

const at = (start: string) => ({ start, minutes: 60 });

test("free times stand in the week and on the day on which they are in the Netherlands", () => {
	const { weeks, weekdays } = weeksOf([
		at("2026-11-25T10:00:00+01:00"),
		at("2026-11-25T10:30:00+01:00"),
		at("2026-12-07T16:00:00+01:00"),
	]);
	expect(weekdays).toEqual([1, 2, 3, 4, 5]);
	expect(weeks.map(({ monday }) => monday)).toEqual(["2026-11-23", "2026-11-30", "2026-12-07"]);
	expect(weeks[0]?.days.map(({ times }) => times.length)).toEqual([0, 0, 2, 0, 0]);
	expect(weeks[1]?.days.every(({ times }) => times.length === 0)).toBe(true);
	expect(weeks[2]?.days[0]).toMatchObject({ day: "2026-12-07", times: [{ start: "2026-12-07T16:00:00+01:00" }] });
});

test("a Saturday gets a column of its own once there is one", () => {
	expect(weeksOf([at("2026-12-05T10:00:00+01:00")]).weekdays).toEqual([1, 2, 3, 4, 5, 6]);
});

test("without free times there are no weeks", () => {
	expect(weeksOf([])).toEqual({ weeks: [], weekdays: [] });
});

test("day and time of a start do not depend on the visitor's time zone", () => {
	expect([dayOfStart("2026-10-25T10:00:00+01:00"), clockOf("2026-10-25T10:00:00+01:00")]).toEqual([
		"2026-10-25",
		"10:00",
	]);
});
