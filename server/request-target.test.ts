import fc from "fast-check";
import { expect, test } from "vitest";
import { readTarget } from "./request-target.ts";

test("path and query are told apart", () => {
	expect(readTarget("/faq?a=1&b=?")).toEqual({ path: "/faq", query: "?a=1&b=?" });
	expect(readTarget("http://host.example/faq?x")).toEqual({ path: "/faq", query: "?x" });
	expect(readTarget("http://host.example")).toEqual({ path: "/", query: "" });
});

test("what cannot be an address of ours is refused", () => {
	expect(
		["/%", "/%zz", "/a%00b", "/a%0d%0ab", "/\\evil.example", "/%5Cevil.example", "*", "faq"].map(readTarget),
	).toEqual(Array(8).fill(undefined));
});

test("nothing makes it throw", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary" }), (target) => void readTarget(target)),
		{ numRuns: 5000 },
	);
});
