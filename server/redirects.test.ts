import fc from "fast-check";
import { expect, test } from "vitest";
import { pageKeys, pathOf } from "../facts/site/pages.ts";
import { findRedirect } from "./redirects.ts";

test("English addresses without their prefix moved for good, query and all", () => {
	expect(findRedirect("/materials", "?a=1")).toEqual({ status: 301, location: "/en/materials?a=1" });
	expect(findRedirect("/info/prices", "")).toEqual({ status: 301, location: "/en/info/prices" });
	const moved = ["/worktops", "/fronts", "/how-we-work", "/our-story", "/faucets-sinks"];
	expect(moved.map((path) => findRedirect(path, "")?.location)).toEqual(moved.map((path) => `/en${path}`));
});

test("every English address without its prefix leads to it, unless a Dutch page has that address", () => {
	const dutch = new Set(pageKeys.map((key) => pathOf(key, "nl")));
	for (const to of pageKeys.map((key) => pathOf(key, "en"))) {
		const from = to.replace(/^\/en/, "") || "/";
		expect(findRedirect(from, ""), from).toEqual(dutch.has(from) ? undefined : { status: 301, location: to });
	}
});

test("a slash at the end, or several anywhere, is taken away", () => {
	expect(findRedirect("/faq/", "?a=/")).toEqual({ status: 308, location: "/faq?a=/" });
	expect(findRedirect("/en/", "")).toEqual({ status: 308, location: "/en" });
	expect(findRedirect("//", "")).toEqual({ status: 308, location: "/" });
	expect(findRedirect("//evil.example/", "")).toEqual({ status: 308, location: "/evil.example" });
});

test("other paths stay", () => {
	expect(["/", "/en", "/faq", "/materialen"].map((path) => findRedirect(path, ""))).toEqual(Array(4).fill(undefined));
});

test("no path can redirect to another site, and no redirect leads to a second one", () => {
	fc.assert(
		fc.property(fc.stringMatching(/^\/[/a-z.@:%]*$/), (path) => {
			const move = findRedirect(path, "");
			if (!move) return;
			expect(new URL(move.location, "https://site.example").origin).toBe("https://site.example");
			if (move.status === 308) expect(findRedirect(move.location, "")?.status).not.toBe(308);
		}),
		{ numRuns: 3000 },
	);
});
