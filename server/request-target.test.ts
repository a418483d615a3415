import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalPath, parseRequestTarget } from "./request-target.ts";

test("path and query are split", () => {
	expect(parseRequestTarget("/faq?a=1&b=?")).toEqual({ path: "/faq", query: "?a=1&b=?" });
	expect(parseRequestTarget("http://host.example/faq?x")).toEqual({ path: "/faq", query: "?x" });
	expect(parseRequestTarget("http://host.example")).toEqual({ path: "/", query: "" });
});

test("malformed targets are refused", () => {
	expect(
		["/%", "/%zz", "/a%00b", "/a%0d%0ab", "/\\evil.example", "/%5Cevil.example", "*", "faq"].map(parseRequestTarget),
	).toEqual(Array(8).fill(undefined));
});

test("it never throws", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary" }), (target) => void parseRequestTarget(target)),
		{ numRuns: 1000 },
	);
});

test.each([
	["/%66aq", "/faq"],
	["/./faq", "/faq"],
	["/faq/..", "/"],
	["/faq/.", "/faq"],
	["/%2e%2e/faq", "/faq"],
	["/api/newsletter/../../faq", "/faq"],
	["//evil.example/", "/evil.example"],
	["/..%2ffaq", "/..%2ffaq"],
	["/%2566aq", "/%2566aq"],
	["/", "/"],
])("the canonical form of %s is %s", (path, canonical) => {
	expect(canonicalPath(path)).toBe(canonical);
});

test("a canonical path stays as it is", () => {
	fc.assert(
		fc.property(fc.stringMatching(/^\/(?:[/a-z.@:~-]|%2[eEfF5]|%66|%[eE]9)*$/), (path) => {
			const canonical = canonicalPath(path);
			expect(canonicalPath(canonical)).toBe(canonical);
		}),
		{ numRuns: 1000 },
	);
});
