import * as v from "valibot";
import { expect, test } from "vitest";
import { yamlFormat } from "./yaml-format.ts";

const format = yamlFormat(
	v.strictObject({
		rows: v.pipe(
			v.array(
				v.strictObject({ name: v.pipe(v.string(), v.maxLength(5, "is too long; 5 are the most"), v.title("Naam")) }),
			),
			v.title("Regels"),
		),
	}),
);

test("what was read and is saved without a change is the same file, with its comments", () => {
	const text = "rows:\n  # First\n  - name: 'A'\n  # Second\n  - name: B # last\n";
	expect(format.toFile(format.fromFile(text))).toBe(text);
});

test("what the schema does not allow is refused, with labels and reason", () => {
	const save = () => format.toFile({ rows: [{ name: "Fine" }, { name: "Far too long" }] });
	expect(save).toThrow(expect.objectContaining({ cause: new Error("Regels › 2 › Naam: is too long; 5 are the most") }));
});
