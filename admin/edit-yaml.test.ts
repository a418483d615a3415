import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { editYaml } from "./edit-yaml.ts";

const text = `# What a sample box costs
sampleBox: 25 # incl. VAT

hours:
  - day: "tuesday"
    from: 12
  # Market day
  - { day: wednesday, from: 10 }
'quoted key': "yes"
`;

test("unchanged parts of a file stay byte for byte", () => {
	expect(editYaml(text, parse(text))).toBe(text);
	const { hours, ...rest } = parse(text);
	expect(editYaml(text, { ...rest, hours }), "in another order").toBe(text);
});

test("a change touches its own line only", () => {
	const data = parse(text);
	data.sampleBox = 30;
	data.hours[0].from = 11;
	expect(editYaml(text, data)).toBe(text.replace("25", "30").replace("from: 12", "from: 11"));
});

test("an entry is added, moved or removed with its comments, a field in its place", () => {
	const data = parse(text);
	const [tuesday, wednesday] = data.hours;
	const added = { day: "thursday", from: 9 };
	expect(editYaml(text, { ...data, hours: [added, wednesday, tuesday] })).toContain(
		'hours:\n  - day: thursday\n    from: 9\n  # Market day\n  - { day: wednesday, from: 10 }\n  - day: "tuesday"\n    from: 12\n',
	);
	expect(editYaml(text, { ...data, hours: [tuesday] })).toContain('hours:\n  - day: "tuesday"\n    from: 12\n\'quoted');
	const { sampleBox, ...others } = data;
	expect(editYaml(text, { sampleBox, colours: ["red"], ...others })).toContain(
		"sampleBox: 25 # incl. VAT\ncolours:\n  - red\n\nhours:",
	);
});

test("a new file is written without wrapped lines", () => {
	const sentence = "word ".repeat(40).trim();
	expect(editYaml(undefined, { sentence })).toBe(`sentence: ${sentence}\n`);
});

test("saving one of our files without a change writes the same file", () => {
	const files = globSync(["content/{nl,en}/**/*.yaml", "facts/**/*.yaml", "media/**/*.yaml"]);
	expect(files.length).toBeGreaterThan(0);
	for (const file of files) {
		const now = readFileSync(file, "utf8");
		expect(editYaml(now, parse(now)), file).toBe(now);
	}
});
