import fc from "fast-check";
import { expect, test } from "vitest";
import { guardNavigation, RefusedNavigation } from "./guard.ts";

/** Browsers drop tabs and line breaks anywhere in an address, and control characters and spaces at its ends. */
const anywhere = fc.stringMatching(/^[\t\n\r]{0,3}$/);
// biome-ignore lint/suspicious/noControlCharactersInRegex: the test hides addresses with control characters
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
			fc.property(disguised(scheme), fc.string(), (start, rest) => {
				expect(() => guardNavigation(start + rest, [])).toThrow(RefusedNavigation);
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
			expect(() => guardNavigation(target, ["https://plan.example/"])).toThrow(RefusedNavigation);
			const address = new URL(target, "http://here.invalid").href;
			expect(guardNavigation(target, [address])).toEqual({ kind: "external", href: address });
		}),
		{ numRuns: 2000 },
	);
});

test("every target accepted as internal stays on the site in a browser", () => {
	fc.assert(
		fc.property(fc.oneof(fc.string(), fc.string({ unit: "grapheme" }), fc.webPath()), (target) => {
			let decision: ReturnType<typeof guardNavigation>;
			try {
				decision = guardNavigation(target, []);
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
	expect(guardNavigation("/faq?q=a#b", [])).toEqual({ kind: "internal", href: "/faq?q=a#b" });
});

test("only the allowed address of another site passes, no other page of it", () => {
	const allowed = ["https://plan.example/discovery?studio=1"];
	expect(guardNavigation("https://PLAN.example/discovery?studio=1", allowed).kind).toBe("external");
	for (const other of ["", "discovery", "discovery?studio=2", "discovery?studio=1#a", "design"]) {
		expect(() => guardNavigation(`https://plan.example/${other}`, allowed), other).toThrow(RefusedNavigation);
	}
});

test("mail and phone pass, which leave the page where it is", () => {
	for (const href of ["mailto:a@example.com?subject=Hi", "tel:+31201234567"]) {
		expect(guardNavigation(href, [])).toEqual({ kind: "app", href });
	}
});

test("the error says what was refused and why", () => {
	expect(() => guardNavigation("javascript:alert(1)", [])).toThrow(/'javascript:alert\(1\)' is refused: .*javascript:/);
	expect(() => guardNavigation("https://example.com", [])).toThrow(/leaves the site and was not explicitly allowed/);
});
