import fc from "fast-check";
import { expect, test } from "vitest";
import { parseInline, plainText } from "./inline.ts";

test("strong, emphasis and links are read, the rest is text", () => {
	expect(parseInline("A **b** and _c_, see [the list](page:prices).")).toEqual([
		{ kind: "text", text: "A " },
		{ kind: "strong", text: "b" },
		{ kind: "text", text: " and " },
		{ kind: "emphasis", text: "c" },
		{ kind: "text", text: ", see " },
		{ kind: "link", text: "the list", target: "page:prices" },
		{ kind: "text", text: "." },
	]);
});

test("an underscore inside a word is no markup", () => {
	expect(parseInline("a_b_c")).toEqual([{ kind: "text", text: "a_b_c" }]);
});

test("text without markup comes back as it was", () => {
	fc.assert(
		fc.property(fc.stringMatching(/^[^*_[\]()]*$/), (sentence) => {
			expect(plainText(sentence)).toBe(sentence);
		}),
	);
});
