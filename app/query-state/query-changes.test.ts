import { expect, test } from "vitest";
import { changeQuery } from "./query-changes.ts";

test("sets and removes parameters, and leaves the others alone", () => {
	expect(changeQuery("?utm_source=mail&colour=red", { colour: "blue" })).toBe("?utm_source=mail&colour=blue");
	expect(changeQuery("?colour=red&size=2", { colour: undefined, shape: "round" })).toBe("?size=2&shape=round");
});

test("a query without parameters is empty", () => {
	expect(changeQuery("?colour=red", { colour: undefined })).toBe("");
});
