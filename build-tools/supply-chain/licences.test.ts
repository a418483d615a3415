import { expect, test } from "vitest";
import { isAllowed } from "./licences.ts";

test.each([
	["MIT", true],
	["(MIT OR GPL-3.0)", true],
	["MIT AND GPL-3.0", false],
	["GPL-3.0", false],
	["(MIT AND (GPL-3.0 OR ISC))", false],
	["SEE LICENSE IN LICENSE", false],
	["", false],
	[undefined, false],
])("%s: %s", (licence, expected) => {
	expect(isAllowed(licence, ["MIT", "ISC"])).toBe(expected);
});
