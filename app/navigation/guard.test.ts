import fc from "fast-check";
import { expect, test } from "vitest";
import { guardNavigation, RefusedNavigation } from "./guard.ts";

/** What a browser throws away while reading an address: tabs and line breaks anywhere, control characters and spaces at the ends. */
const anywhere = fc.stringMatching(/^[\t\n\r]{0,3}$/);
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are the disguise
const atTheEnds = fc.stringMatching(/^[\u0000-\u0020]{0,5}$/);

const randomCase = (word: string) =>
	fc
		.tuple(...[...word].map((letter) => fc.constantFrom(letter.toLowerCase(), letter.toUpperCase())))
		.map((l) => l.join(""));

const disguised = (word: string) =>
	randomCase(word).chain((cased) =>
		fc
			.tuple(atTheEnds, fc.array(anywhere, { minLength: cased.length, maxLength: cased.length }))
			.map(([start, gaps]) => start + [...cased].map((letter, at) => letter + (gaps[at] ?? "")).join("")),
	);

for (const scheme of ["javascript:", "data:", "vbscript:", "blob:", "file:", "view-source:", "about:"]) {
	test(`${scheme} is refused in every disguise`, () => {
		fc.assert(
			fc.property(disguised(scheme), fc.string(), fc.boolean(), (start, rest, allowExternal) => {
				expect(() => guardNavigation(start + rest, { allowExternal })).toThrow(RefusedNavigation);
			}),
			{ numRuns: 1000 },
		);
	});
}

test("another site is refused unless it is explicitly allowed", () => {
	const elsewhere = fc.tuple(
		fc.constantFrom("https://", "http://", "//", "/\\", "\\\\", "\\/", "/\t/", " //", "hTTps:\\\\", "https:/"),
		fc.domain(),
		fc.webPath(),
	);
	fc.assert(
		fc.property(elsewhere, ([start, host, path]) => {
			const target = start + host + path;
			expect(() => guardNavigation(target)).toThrow(RefusedNavigation);
			expect(guardNavigation(target, { allowExternal: true }).kind).toBe("external");
		}),
		{ numRuns: 2000 },
	);
});

test("whatever passes as internal stays on the site when a browser reads it", () => {
	fc.assert(
		fc.property(fc.oneof(fc.string(), fc.string({ unit: "grapheme" }), fc.webPath()), (target) => {
			let decision: ReturnType<typeof guardNavigation>;
			try {
				decision = guardNavigation(target, { allowExternal: true });
			} catch (error) {
				expect(error).toBeInstanceOf(RefusedNavigation);
				return;
			}
			if (decision.kind !== "internal") return;
			expect(new URL(decision.href, "https://site.example").origin).toBe("https://site.example");
		}),
		{ numRuns: 5000 },
	);
});

test("paths of our own pass with query and hash", () => {
	expect(guardNavigation("/faq?q=a#b")).toEqual({ kind: "internal", href: "/faq?q=a#b" });
});

test("mail passes only where leaving is allowed", () => {
	expect(() => guardNavigation("mailto:a@example.com")).toThrow(RefusedNavigation);
	const allowed = guardNavigation("mailto:a@example.com?subject=Hi", { allowExternal: true });
	expect(allowed).toEqual({ kind: "mail", href: "mailto:a@example.com?subject=Hi" });
});

test("the error says what was refused and why", () => {
	expect(() => guardNavigation("javascript:alert(1)")).toThrow(/'javascript:alert\(1\)' is refused: .*javascript:/);
	expect(() => guardNavigation("https://example.com")).toThrow(/leaves the site and was not explicitly allowed/);
});
