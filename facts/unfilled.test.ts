import { expect, test } from "vitest";
import { describeUnfilled, unfilledFacts } from "./unfilled.ts";

/** Invented: one street and one answer are known, one statement is to be confirmed. */
const files: Record<string, string> = {
	"facts/company/studios.yaml": `amsterdam:
  city: Onestad
  street: Onestraat 1
  squareMetres: 10
rotterdam:
  city: Twostad
  street: ""
  squareMetres: 10
warehouse:
  city: Threestad
`,
	"facts/studio-answers.yaml": `vatPercent: 21
phone:
  nl: ""
  en: ""
market:
  nl: Een winkel.
  en: A shop.
`,
	"facts/to-confirm.yaml": "statements:\n  - Water is nat\n",
};

test("open facts are listed with their line and their place in the editor, others are not", () => {
	const open = unfilledFacts((file) => files[file] ?? "");
	const brief = open.map(({ file, line, field }) => `${file} ${line} ${field}`);
	expect(brief.slice(0, 2)).toEqual([
		"facts/company/studios.yaml 7 rotterdam.street",
		"facts/company/studios.yaml 9 warehouse.street",
	]);
	expect(brief).toContain("facts/studio-answers.yaml 2 phone");
	expect(brief.filter((line) => /vatPercent|market/.test(line))).toEqual([]);
	expect(open.at(-1)).toEqual({
		file: "facts/to-confirm.yaml",
		line: 2,
		field: "statements.0",
		place: expect.stringMatching(/ › Klopt dit\?$/),
		what: "Water is nat",
	});
	expect(open[0]?.what).toContain("Twostad");
});

test("the studio reads what to fill in, where in the editor and in which line", () => {
	const open = { file: "facts/a.yaml", line: 3, field: "b.c", place: "Feiten › A › B", what: "Hoeveel?" };
	expect(describeUnfilled(open)).toBe("Feiten › A › B: Hoeveel? (facts/a.yaml, regel 3, b.c)");
});
