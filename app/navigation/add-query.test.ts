import { expect, test } from "vitest";
import { addQuery } from "./add-query.ts";

test("our own addresses take parameters, before their anchor", () => {
	expect(addQuery("/afspraak?type=discovery#days", { studio: "rotterdam" })).toBe(
		"/afspraak?type=discovery&studio=rotterdam#days",
	);
	expect(addQuery("/en/appointment", { mix: undefined })).toBe("/en/appointment");
});

test("addresses of configured services stay as they are", () => {
	expect(addQuery("https://plan.example/first", { studio: "rotterdam" })).toBe("https://plan.example/first");
});
