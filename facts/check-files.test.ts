import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { describeFault } from "../yaml/fault.ts";
import { readYaml } from "../yaml/read-yaml.ts";
import { checkAllFacts, checkFactFile, checkFactSchemas } from "./check-files.ts";
import { pricesSchema } from "./costs/prices-schema.ts";
import { termsSchema } from "./costs/terms-schema.ts";

const folders: string[] = [];
afterEach(() => {
	for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function projectWith(files: Record<string, string>): string {
	const folder = mkdtempSync(join(tmpdir(), "facts-"));
	folders.push(folder);
	for (const [file, text] of Object.entries(files)) {
		mkdirSync(dirname(join(folder, file)), { recursive: true });
		writeFileSync(join(folder, file), text);
	}
	return folder;
}

const prices = (change: Record<string, unknown> = {}) =>
	Object.entries({ ...Object.fromEntries(Object.keys(pricesSchema.entries).map((key) => [key, 10])), ...change })
		.map(([key, value]) => `${key}: ${value}\n`)
		.join("");
function check(file: string, text: string): string[] {
	const read = readYaml(file, text);
	return (read.ok ? checkFactFile(read.value) : read.faults).map(describeFault);
}

test("the studio's own files are all in order", async () => {
	expect(await checkAllFacts()).toEqual([]);
});

test("a price below zero, in words, in parts of a cent or under a wrong name is told with its line", () => {
	expect(check("facts/costs/prices.yaml", prices())).toEqual([]);
	expect(check("facts/costs/prices.yaml", prices({ designDeposit: -5, designOnly: "ten", sampleBox: 1.234 }))).toEqual([
		"facts/costs/prices.yaml, regel 1, designDeposit: is minder dan nul; schrijf het bedrag zonder minteken",
		'facts/costs/prices.yaml, regel 2, designOnly: is "ten", maar moet een getal zijn',
		"facts/costs/prices.yaml, regel 6, sampleBox: heeft meer dan twee cijfers achter de komma; rond af op centen",
	]);
	expect(check("facts/costs/prices.yaml", prices({ sampelBox: 5 }))).toEqual([
		"facts/costs/prices.yaml, regel 12, sampelBox: is geen veld van dit bestand; haal het weg of verbeter de naam",
	]);
});

test("the longest lead time is not shorter than the shortest", () => {
	const terms = readFileSync(new URL("costs/terms.yaml", import.meta.url), "utf8");
	expect(check("facts/costs/terms.yaml", terms.replace(/min: \d+/, "min: 99"))).toEqual([
		expect.stringMatching(/^facts\/costs\/terms\.yaml, regel 1, leadTimeWeeks: heeft een minimum boven/),
	]);
});

test("a file without a schema and a file that is gone are told before anything else is read", () => {
	const schemas = { "facts/costs/prices.yaml": pricesSchema, "facts/costs/terms.yaml": termsSchema };
	const folder = projectWith({ "facts/costs/prices.yaml": prices(), "facts/costs/prizes.yaml": "sampleBox: 1\n" });
	expect(checkFactSchemas(folder, schemas)).toEqual([
		"facts/costs/terms.yaml, regel 1, het bestand: ontbreekt; facts/schemas.ts noemt het",
		expect.stringMatching(/^facts\/costs\/prizes\.yaml, regel 1, het bestand: heeft geen schema/),
	]);
});
