import { expect, test } from "vitest";
import { writeDuration } from "./write-duration.ts";

test("durations are written in the language's own words", () => {
	expect(writeDuration({ days: 90 }, "nl")).toBe("90 dagen");
	expect(writeDuration({ months: 6 }, "en")).toBe("6 months");
	expect(writeDuration({ years: 2 }, "nl")).toBe("2 jaar");
	expect(writeDuration("cleared", "en")).toBe("until you clear it yourself");
});
