import { expect, test } from "vitest";
import { dayAfter } from "./dutch-time.ts";
import { isPublicHoliday } from "./public-holidays.ts";

const holidaysOf = (year: number) =>
	Array.from({ length: 366 }, (_, position) => dayAfter(`${year}-01-01`, position))
		.filter((day) => day.startsWith(`${year}`))
		.filter(isPublicHoliday)
		.map((day) => day.slice(5));

test("the holidays of years that calendars have printed", () => {
	expect(holidaysOf(2024)).toEqual(["01-01", "04-01", "04-27", "05-05", "05-09", "05-20", "12-25", "12-26"]);
	expect(holidaysOf(2026)).toEqual(["01-01", "04-06", "04-27", "05-05", "05-14", "05-25", "12-25", "12-26"]);
});

test("an early and a late Easter", () => {
	expect(isPublicHoliday("2008-03-24")).toBe(true);
	expect(isPublicHoliday("2038-04-26")).toBe(true);
});

test("King's Day is never a Sunday", () => {
	expect(isPublicHoliday("2025-04-26")).toBe(true);
	expect(isPublicHoliday("2025-04-27")).toBe(false);
});
