import { expect, test } from "vitest";
import { pageKeys } from "../facts/pages.ts";
import { readSelection } from "./selection.ts";

test("without words, the main pages in Dutch and the English home page, five times", () => {
	const { paths, runs } = readSelection([]);
	expect(paths).toEqual(["/", "/fronten", "/own", "/catch", "/flush", "/pull", "/framed", "/barre", "/mixer", "/en"]);
	expect(runs).toBe(5);
});

test("paths and names of pages, or all", () => {
	expect(readSelection(["/", "catch", "--runs", "3"])).toEqual({ paths: ["/", "/catch"], runs: 3 });
	expect(readSelection(["--all"]).paths).toHaveLength(pageKeys.length * 2);
});

test("what cannot be measured is refused by name", () => {
	expect(() => readSelection(["/nope"])).toThrow("There is no page '/nope'");
	expect(() => readSelection(["--runs", "0"])).toThrow("--runs must be a whole number");
});
