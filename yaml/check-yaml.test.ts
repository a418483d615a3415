import * as v from "valibot";
import { expect, test } from "vitest";
import { checkYaml } from "./check-yaml.ts";
import { describeFault } from "./fault.ts";

const schema = v.strictObject({
	title: v.pipe(v.string(), v.maxLength(10, "is te lang; 10 tekens mag")),
	rows: v.array(v.strictObject({ price: v.number() })),
});
const check = (text: string) => checkYaml("a.yaml", text, schema).map(describeFault);

test("a file that keeps to its schema has no faults", () => {
	expect(check("title: Fine\nrows:\n  - price: 3\n")).toEqual([]);
});

test("each fault names file, line, field and what to do", () => {
	expect(check("# comment\ntitle: Much too long a title\nrows:\n  - price: 3\n  - price: ten\n")).toEqual([
		"a.yaml, regel 2, title: is te lang; 10 tekens mag",
		'a.yaml, regel 5, rows.1.price: is "ten", maar moet een getal zijn',
	]);
});

test("a missing field is reported at its parent's line, an unknown one at its own", () => {
	expect(check("title: Fine\nrows:\n  - prize: 3\n")).toEqual([
		"a.yaml, regel 3, rows.0.price: ontbreekt; vul het in",
		"a.yaml, regel 3, rows.0.prize: is geen veld van dit bestand; haal het weg of verbeter de naam",
	]);
});

test("a syntax error is reported with its line", () => {
	expect(check('title: "Fine\nrows: []\n')).toEqual([
		expect.stringMatching(/^a\.yaml, regel \d, het bestand: is niet te lezen; .*Missing/),
	]);
});
