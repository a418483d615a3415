import { expect, test } from "vitest";
import { pages } from "../../facts/site/pages.ts";
import { checkMiddleware } from "./check-middleware.ts";

test("an unknown name raises an error with the page and the name", () => {
	expect(() => checkMiddleware({ thanks: { middleware: ["noindex", "nosuch"] } })).toThrow(
		"Page 'thanks' names the unknown middleware 'nosuch'",
	);
});

test("every page of the table names only known middleware", () => {
	expect(Object.keys(pages).length).toBeGreaterThan(0);
	expect(() => checkMiddleware(pages)).not.toThrow();
});
