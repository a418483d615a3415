import { expect, test } from "vitest";
import { pageKeys } from "../facts/site/pages.ts";
import { readSelection } from "./selection.ts";

test("without words, every page in both languages, five times", () => {
	const { paths, runs } = readSelection([]);
	expect(new Set(paths).size).toBe(pageKeys.length * 2);
	expect(paths).toEqual(expect.arrayContaining(["/", "/en", "/mixer"]));
	expect(runs).toBe(5);
});

test("paths and names of pages", () => {
	expect(readSelection(["/", "catch", "--runs", "3"])).toEqual({ paths: ["/", "/catch"], runs: 3 });
});

test("what cannot be measured is refused by name", () => {
	expect(() => readSelection(["/nope"])).toThrow("There is no page '/nope'");
	expect(() => readSelection(["--runs", "0"])).toThrow("--runs must be a whole number");
});
