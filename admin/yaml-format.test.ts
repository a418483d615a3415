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

test("saving without a change writes the same file, with its comments", () => {
	const text = "rows:\n  # First\n  - name: 'A'\n  # Second\n  - name: B # last\n";
	expect(format.toFile(format.fromFile(text))).toBe(text);
});

test("data that violates the schema is refused, with labels and reason", () => {
	const save = () => format.toFile({ rows: [{ name: "Fine" }, { name: "Far too long" }] });
	expect(save).toThrow(expect.objectContaining({ cause: new Error("Regels › 2 › Naam: is too long; 5 are the most") }));
});

test("empty fields that the editor adds are not written, and existing empty ones stay", () => {
	const { fromFile, toFile } = yamlFormat(
		v.strictObject({
			city: v.string(),
			street: v.optional(v.string()),
			days: v.array(v.strictObject({ from: v.string(), byAppointment: v.optional(v.boolean()) })),
			first: v.optional(v.strictObject({ from: v.string() })),
			price: v.nullish(v.number()),
		}),
	);
	const text = 'city: Lijnden\nstreet: ""\ndays:\n  - from: "10:00"\n';
	const read = fromFile(text);
	const filled = { ...read, days: [{ from: "10:00", byAppointment: false }], first: null, price: "" };
	expect(toFile(filled)).toBe(text);
	expect(toFile({ ...filled, street: "Dorpsstraat 1" })).toBe(text.replace('""', "Dorpsstraat 1"));
	expect(toFile({ ...filled, days: [] }), "a list that must be there").toBe('city: Lijnden\nstreet: ""\ndays: []\n');
});
