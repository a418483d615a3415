import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { checkAnchors, checkHead, checkPair } from "./check.ts";
import { checkContentFiles } from "./check-files.ts";

const pair = (nl: unknown, en: unknown) =>
	checkPair({ file: "content/nl/x.ts", content: nl }, { file: "content/en/x.ts", content: en }).map(
		({ file, field, problem }) => `${file} ${field} ${problem}`,
	);

test("the site's own content has no fault", async () => {
	expect(await checkContentFiles()).toEqual([]);
});

test("missing, extra and empty content is named by file and field", () => {
	expect(pair({ a: "x", b: { c: "y" } }, { a: " ", b: {} })).toEqual([
		"content/en/x.ts a is empty",
		"content/en/x.ts b.c is missing, but content/nl/x.ts has it",
	]);
	expect(pair({}, { extra: "x" })).toEqual(["content/nl/x.ts extra is missing, but content/en/x.ts has it"]);
	expect(pair({ list: ["a", "b"] }, { list: ["a"] })).toEqual([
		"content/en/x.ts list has 1 items, but content/nl/x.ts has 2",
	]);
});

test("links and figures that lead nowhere are found", () => {
	expect(pair({ a: "[x](page:nope)" }, { a: "ok" })).toEqual([
		"content/nl/x.ts a links to 'page:nope', which does not exist",
	]);
	expect(pair({ a: "ok" }, { a: "link:nope" })).toEqual([
		"content/en/x.ts a leads to 'link:nope', which does not exist",
	]);
	expect(pair({ a: "{nope}" }, { a: "ok" })[0]).toContain("{nope} is not a figure");
	expect(pair({ a: "{phone}", list: ["{phone}"] }, { a: "ok", list: ["ok"] })).toEqual([
		"content/nl/x.ts a names an open question, so it must be an item of a list",
	]);
	expect(pair({ a: "half **bold" }, { a: "ok" })).toEqual(["content/nl/x.ts a has unfinished markup at '**'"]);
});

test("a sentence that was copied but not translated is found, a label is not", () => {
	const sentence = "Je kasten kunnen gewoon blijven staan.";
	expect(pair({ a: sentence }, { a: sentence })).toEqual([
		"content/en/x.ts a is the Dutch sentence, not translated yet",
	]);
	expect(pair({ a: "No More Boring Kitchens Amsterdam" }, { a: "No More Boring Kitchens Amsterdam" })).toEqual([]);
});

test("a link to a question that does not exist is found", () => {
	const side = { file: "content/en/x.ts", content: { a: ["See [this](page:faq#old) and page:faq#new."] } };
	expect(checkAnchors(side, new Set(["new"])).map(({ field }) => field)).toEqual(["page:faq#old"]);
});

test("titles and descriptions have a sensible length", () => {
	const faults = checkHead({ file: "f", content: { title: "x".repeat(80), description: "short" } });
	expect(faults.map(({ field }) => field)).toEqual(["title", "description"]);
});

test("a slip of the pen is reported with file, line and what was expected", () => {
	const folder = mkdtempSync(join(tmpdir(), "content-"));
	for (const locale of ["nl", "en"]) mkdirSync(join(folder, locale));
	writeFileSync(join(folder, "nl/duck.ts"), 'export default {\n\ttitle: "Eend" "Eend",\n};\n');
	writeFileSync(join(folder, "en/duck.ts"), 'export default {\n\ttitle: "Duck",\n};\n');
	// In a process of its own, as the build does it: Vitest reads modules in another way than Node.
	const check = `import { checkContentFiles } from ${JSON.stringify(import.meta.resolve("./check-files.ts"))};
		console.log(JSON.stringify(await checkContentFiles(new URL(${JSON.stringify(`${pathToFileURL(folder)}/`)}))));`;
	const output = execFileSync(process.execPath, ["--input-type=module", "--eval", check], { encoding: "utf8" });
	rmSync(folder, { recursive: true });
	const [fault] = JSON.parse(output);
	expect(fault).toMatchObject({ file: "content/nl/duck.ts", field: "line 2:" });
	expect(fault.problem).toContain("Expected ','");
	expect(fault.problem).toContain('title: "Eend" "Eend"');
});
