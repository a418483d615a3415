import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { stringify } from "yaml";
import { readPeople } from "./people.ts";

let folder = "";
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "portraits-"));
	mkdirSync(join(folder, "people"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A team in which one person has this portrait. */
function read(portrait: string) {
	const people = [
		{ name: "Other", role: { nl: "Proever", en: "Taster" } },
		{ name: "Test Person", role: { nl: "Proever", en: "Taster" }, portrait },
	];
	const file = join(folder, "team.yaml");
	writeFileSync(file, stringify({ amsterdam: [], rotterdam: people, design: [], warehouse: [] }));
	return readPeople(file, join(folder, "people"));
}

const addPortrait = (name: string, width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: "tomato" } }).toFile(join(folder, "people", name));

test.each(["anna.jpg", "/media/people/anna.jpg"])("%s is a file in media/people", async (portrait) => {
	await addPortrait("anna.jpg", 400, 500);
	expect(await read(portrait)).toEqual({ ok: true, value: { [portrait]: join(folder, "people/anna.jpg") } });
});

test("a misspelt portrait is reported with file, line and remedy", async () => {
	await addPortrait("anna.jpg", 400, 500);
	const fault = {
		file: expect.stringMatching(/team\.yaml$/),
		line: 11,
		field: "rotterdam.1.portrait",
		problem: "ana.jpg is er niet; voeg het bestand toe of verbeter de naam",
	};
	expect(await read("ana.jpg")).toEqual({ ok: false, faults: [fault] });
});

test("a portrait that is too small or broken is reported", async () => {
	await addPortrait("small.jpg", 399, 500);
	writeFileSync(join(folder, "people/broken.jpg"), "not a picture");
	const wrong = (problem: string) => ({ ok: false, faults: [{ problem: expect.stringContaining(problem) }] });
	expect(await read("small.jpg")).toMatchObject(wrong("is te klein, 399 bij 500 pixels"));
	expect(await read("broken.jpg")).toMatchObject(wrong("is niet te openen als beeld"));
});
