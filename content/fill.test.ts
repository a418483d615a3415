import { expect, test } from "vitest";
import { fill } from "./fill.ts";

test("values take the places of their names, and the sentence begins with a capital", () => {
	expect(fill("<day> om <time>", { day: "maandag", time: "10.00" })).toBe("Maandag om 10.00");
});

test("a place without a value is named, never shown", () => {
	expect(() => fill("Tot <day>", {})).toThrow("No value for <day>");
});
