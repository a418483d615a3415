import { expect, test } from "vitest";
import { wantsMarkdown } from "./wants-markdown.ts";

test.each([
	["text/markdown", true],
	["text/markdown, text/html, */*", true],
	["text/html;q=0.8, text/markdown", true],
	["text/markdown;q=0.5, text/html;q=0.5", true],
	["text/markdown;q=0.5, text/html", false],
	["text/markdown;q=0", false],
	["text/markdown;q=soon, text/html", false],
	["text/html,application/xhtml+xml,*/*;q=0.8", false],
	["*/*", false],
	[undefined, false],
])("%s: %s", (accept, expected) => {
	expect(wantsMarkdown(accept)).toBe(expected);
});

test("thousands of blanks are read", () => {
	expect(wantsMarkdown(`text/markdown, a${" ".repeat(200_000)}b`)).toBe(true);
});
