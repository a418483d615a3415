import { expect, test } from "vitest";
import { formatDuration } from "./format-duration.ts";

test("durations are written in the language's own words", () => {
	expect(formatDuration({ days: 90 }, "nl")).toBe("90 dagen");
	expect(formatDuration({ months: 6 }, "en")).toBe("6 months");
	expect(formatDuration({ years: 2 }, "nl")).toBe("2 jaar");
	expect(formatDuration("cleared", "en")).toBe("until you clear it yourself");
});
