import { expect, test } from "vitest";
import { longestLine } from "./longest-line.ts";

test("a short heading takes two lines", () => {
	expect(longestLine("Reken erop")).toBe("reken".length);
});

test("a long word is never broken", () => {
	expect(longestLine("Een keuken in streepjespak")).toBeGreaterThanOrEqual("streepjespak".length - 0.5);
});

test("wide letters count for more than narrow ones", () => {
	expect(longestLine("www")).toBeGreaterThan(longestLine("iii"));
});
