import { expect, test } from "vitest";
import { pageKeys } from "../../facts/site/pages.ts";
import type { PageHead } from "./page-head.ts";
import { applyMiddleware, checkMiddleware, middlewareOf } from "./page-middleware.ts";

const head: PageHead = {
	key: "thanks",
	flavour: "mint",
	title: "t",
	description: "d",
	paths: { nl: "/thanks", en: "/en/thanks" },
	indexed: true,
};
const request = new Request("http://localhost/thanks");

test("noindex keeps a page out of search engines", () => {
	expect(applyMiddleware("thanks", head, request).indexed).toBe(false);
	expect(applyMiddleware("home", head, request).indexed).toBe(true);
});

test("an unknown name raises an error with the page and the name", () => {
	expect(() =>
		middlewareOf("thanks", { nl: "/a", en: "/en/a", flavour: "mint", section: "studio", middleware: ["nosuch"] }),
	).toThrow("Page 'thanks' names the unknown middleware 'nosuch'");
});

test("every page of the table names only known middleware", () => {
	expect(pageKeys.length).toBeGreaterThan(0);
	expect(checkMiddleware).not.toThrow();
});
