import { expect, test } from "vitest";
import { daylightAt } from "./daylight.ts";

const isEvening = (month: number, hour: number) => daylightAt(new Date(2026, month, 15, hour)).isEvening;

test("it is evening after sunset, which comes late in June and early in December", () => {
	expect(isEvening(11, 16)).toBe(false);
	expect(isEvening(11, 17)).toBe(true);
	expect(isEvening(5, 21)).toBe(false);
	expect(isEvening(5, 22)).toBe(true);
	expect(isEvening(5, 3)).toBe(true);
	expect(isEvening(5, 6)).toBe(false);
});

test("tomorrow is another day", () => {
	expect(daylightAt(new Date(2026, 0, 2, 9)).day).not.toBe(daylightAt(new Date(2026, 0, 1, 9)).day);
});
