import { expect, test } from "vitest";
import { median } from "./median.ts";

test("the middle value, whatever the order", () => {
	expect(median([30, 1, 2])).toBe(2);
	expect(median([4, 1, 3, 2])).toBe(2.5);
	expect(median([7])).toBe(7);
});
