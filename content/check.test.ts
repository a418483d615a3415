import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import * as v from "valibot";
import { afterAll, expect, test } from "vitest";
import type { StudioAnswers } from "../facts/studio-answers.ts";
import { checkYaml } from "../yaml/check-yaml.ts";
import { describeFault } from "../yaml/fault.ts";
import { readYaml, type YamlFile } from "../yaml/read-yaml.ts";
import { checkAnchors, checkOpenQuestions, checkPair } from "./check.ts";
import { checkContentFile, checkContentFiles } from "./check-files.ts";
import { action, fillable, fixedText, list, page, sentence, text } from "./schemas/parts.ts";

const schema = v.strictObject({ line: sentence("Regel"), more: v.exactOptional(list("Meer", action())) });
const problemsIn = (yaml: string) => checkYaml("content/nl/x.yaml", yaml, schema).map(describeFault);

function fileOf(file: string, yaml: string): YamlFile {
	const read = readYaml(file, yaml);
	if (!read.ok) throw new Error(yaml);
	return read.value;
}
const pair = (nl: string, en: string) =>
	checkPair(fileOf("content/nl/x.yaml", nl), fileOf("content/en/x.yaml", en)).map(describeFault);

const folder = mkdtempSync(join(tmpdir(), "content-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A copy of the site's content in which one file is changed, or removed. */
function contentWith(file: string, change: (text: string) => string | undefined): URL {
	for (const locale of ["nl", "en"]) {
		cpSync(new URL(`${locale}/`, import.meta.url), join(folder, locale), { recursive: true });
	}
	const path = join(folder, file);
	const text = change(readFileSync(path, "utf8"));
	if (text === undefined) rmSync(path);
	else writeFileSync(path, text);
	return pathToFileURL(`${folder}/`);
}

test.each([
	["**strong**", text("Regel"), "heeft nadruk of een link, en die kan hier niet; schrijf het zonder"],
	["[x](page:faq)", fillable("Regel", []), "heeft nadruk of een link, en die kan hier niet; schrijf het zonder"],
	["{frontDesigns}", fixedText("Regel"), "heeft een getal tussen accolades, en dat kan hier niet; schrijf het uit"],
])("%s where words are shown as they are written", (written, line, problem) => {
	const faults = checkYaml("x.yaml", `line: "${written}"`, v.strictObject({ line }));
	expect(faults.map(describeFault)).toEqual([`x.yaml, regel 1, line: ${problem}`]);
});

test("the site's own content has no fault", () => {
	expect(checkContentFiles().map(describeFault)).toEqual([]);
});

test.each([
	["", "is leeg; schrijf iets"],
	["half **bold", "heeft onaffe opmaak bij '**'; maak het af of haal het weg"],
	["*one star*", "heeft onaffe opmaak bij '*'; maak het af of haal het weg"],
	["[x](page:nope)", "linkt naar 'page:nope', dat niet bestaat; verbeter het, zoals [tekst](page:faq)"],
	["{nope}", "{nope} is geen getal van de site; facts/figures.ts noemt ze"],
	["ends with a space ", "begint of eindigt met een spatie; haal die weg"],
])("the sentence '%s' is refused at its line", (sentence, problem) => {
	expect(problemsIn(`# comment\nline: "${sentence}"\n`)).toEqual([`content/nl/x.yaml, regel 2, line: ${problem}`]);
});

test("a button must lead somewhere that exists", () => {
	expect(problemsIn("line: Fine\nmore:\n  - label: Fine\n    to: page:faq#no anchor\n")).toHaveLength(1);
	expect(problemsIn("line: Fine\nmore:\n  - label: Fine\n    to: link:nope\n")).toEqual([
		expect.stringMatching(/^content\/nl\/x\.yaml, regel 4, more\.0\.to: leidt naar 'link:nope', dat niet bestaat; /),
	]);
});

test("a name in angle brackets must be one that is filled in", () => {
	const line = fillable("Regel", ["day"]);
	expect(checkYaml("f", "Om <day>\n", line)).toEqual([]);
	expect(checkYaml("f", "Om <dag>\n", line)[0]?.problem).toBe("noemt <dag>, dat niets invult; schrijf <day>");
});

test("titles and descriptions have a sensible length, counted with their figures", () => {
	const head = `title: ${"x".repeat(61)}\ndescription: "{designDeposit}"\n`;
	const faults = checkYaml("f", head, page({})).map(({ line, field, problem }) => [line, field, problem]);
	expect(faults).toContainEqual([1, "title", "is 61 tekens lang; hoogstens 60 mag"]);
	expect(faults).toContainEqual([
		2,
		"description",
		expect.stringMatching(/^is \d tekens lang; schrijf er minstens 70$/),
	]);
});

test("a field in one language only is reported as missing in the other", () => {
	expect(pair("a: x\nb:\n  c: y\n", "a: x\nb: {}\n")).toEqual([
		"content/en/x.yaml, regel 2, b.c: ontbreekt; content/nl/x.yaml heeft het, dus voeg het toe",
	]);
	expect(pair("list:\n  - a\n  - b\n", "list:\n  - a\n")).toEqual([
		"content/en/x.yaml, regel 1, list: heeft 1 regels en content/nl/x.yaml 2; maak ze even lang",
	]);
	expect(pair("list:\n  - id: one\n", "list:\n  - id: een\n")).toEqual([
		"content/en/x.yaml, regel 2, list.0.id: is niet 'one', zoals in content/nl/x.yaml; maak ze gelijk",
	]);
});

test("a sentence that was copied but not translated is found, a name is not", () => {
	const sentence = "a: Je kasten kunnen gewoon blijven staan.\n";
	expect(pair(sentence, sentence)).toEqual(["content/en/x.yaml, regel 1, a: is de Nederlandse zin; vertaal hem"]);
	const name = "a: No More Boring Kitchens Amsterdam\n";
	expect(pair(name, name)).toEqual([]);
});

test("an open question may only be named in a list", () => {
	const questions: StudioAnswers = { bell: { question: "Is there a bell?", shownOn: ["contact"] } };
	const file = fileOf("content/nl/x.yaml", 'a: "{bell}"\nlist:\n  - "{bell}"\n');
	expect(checkOpenQuestions(file, questions).map(({ line, field }) => [line, field])).toEqual([[1, "a"]]);
});

test("a link to a question that does not exist is found", () => {
	const file = fileOf("content/en/x.yaml", "a:\n  - See [this](page:faq#old) and page:faq#new.\n");
	expect(checkAnchors(file, new Set(["new"])).map(describeFault)).toEqual([
		"content/en/x.yaml, regel 2, a.0: leidt naar 'page:faq#old', dat geen vraag van de FAQ is; verbeter het",
	]);
});

test("a missing language, a file that nothing uses and a slip of the pen are named by file and line", () => {
	const faultsOf = (file: string, change: (text: string) => string | undefined) =>
		checkContentFiles(contentWith(file, change)).map(describeFault);
	expect(faultsOf("en/hours.yaml", () => undefined)).toEqual([
		"content/en/hours.yaml, regel 1, het bestand: ontbreekt in deze taal; schrijf het",
	]);
	expect(faultsOf("nl/hours.yaml", (text) => `${text}extra: Eend\n`)).toEqual([
		"content/nl/hours.yaml, regel 4, extra: is geen veld van dit bestand; haal het weg of verbeter de naam",
	]);
	expect(faultsOf("nl/hours.yaml", (text) => `${text}firstSaturday: Twice\n`)).toEqual([
		expect.stringMatching(/^content\/nl\/hours\.yaml, regel 4, het bestand: /),
	]);
	expect(faultsOf("en/faq.yaml", (text) => text.replace(/id: .+\n/, "id: in-english-only\n"))).not.toEqual([]);
	expect(faultsOf("nl/buying-words.yaml", (text) => text.replace("link:bookDesign", "link:bookDiscovery"))).toEqual([
		expect.stringMatching(/, meetings\.design\.to: leidt naar 'link:bookDiscovery'; schrijf link:bookDesign /),
	]);
	expect(faultsOf("en/home.yaml", (text) => text.replaceAll("{designDeposit}", "{sampleBox}"))).not.toEqual([]);
});

test("the development server checks content files only", () => {
	expect(checkContentFile("content/nl/faq.yaml")).toEqual([]);
	expect(checkContentFile("facts/costs/prices.yaml")).toEqual([]);
	expect(checkContentFile("content/nl/duck.yaml")).toEqual([]);
});
