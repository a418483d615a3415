import { expect, test } from "vitest";
import { barreSince } from "../products/fronts.ts";
import { hasBegun } from "./dutch-time.ts";

test("Barre is coming until the last minute of March 2024 in the Netherlands, and there from the next", () => {
	expect(hasBegun(barreSince, new Date("2024-03-31T21:59:59Z"))).toBe(false);
	expect(hasBegun(barreSince, new Date("2024-03-31T22:00:00Z"))).toBe(true);
});

test("years count before months", () => {
	expect(hasBegun(barreSince, new Date("2023-12-15T12:00:00Z"))).toBe(false);
	expect(hasBegun(barreSince, new Date("2025-01-15T12:00:00Z"))).toBe(true);
});
