import { expect, test } from "vitest";
import { hasBegun } from "./dutch-time.ts";

const april = { year: 2031, month: 4 };

test("a month begins at midnight in the Netherlands", () => {
	expect(hasBegun(april, new Date("2031-03-31T21:59:59Z"))).toBe(false);
	expect(hasBegun(april, new Date("2031-03-31T22:00:00Z"))).toBe(true);
});

test("years count before months", () => {
	expect(hasBegun(april, new Date("2030-12-15T12:00:00Z"))).toBe(false);
	expect(hasBegun(april, new Date("2032-01-15T12:00:00Z"))).toBe(true);
});
