import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { stringify } from "yaml";
import { checkPhotos, readPhoto } from "./photos.ts";

let folder = "";
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "photos-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const good = {
	photo: "IMG_0042.JPG",
	alt: { nl: "Een keuken met een badeend in de gootsteen.", en: "A kitchen with a rubber duck in the sink." },
	credit: "Test Person",
	shows: { design: "catch", materials: ["tabasco"], worktop: "marble" },
};

const picture = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: "tomato" } })
		.jpeg()
		.toBuffer();

const addPicture = async (name: string, width = 1200, height = 900) =>
	writeFileSync(join(folder, name), await picture(width, height));
const addEntry = (name: string, entry: unknown) =>
	writeFileSync(join(folder, name), typeof entry === "string" ? entry : stringify(entry));

/** The faults, without the folder. */
const problems = async () => (await checkPhotos(folder)).map((line) => line.replace(/^\S*photos-[^/]+\//, ""));

test("a photograph with its entry is read as it is", async () => {
	await addPicture("IMG_0042.JPG");
	addEntry("catch-utrecht.yaml", good);
	expect(await problems()).toEqual([]);
	expect(await readPhoto(join(folder, "catch-utrecht.yaml"))).toEqual({
		ok: true,
		value: { name: "catch-utrecht", photo: good, original: join(folder, "IMG_0042.JPG") },
	});
});

test("a folder without photographs, or no folder at all, is well", async () => {
	writeFileSync(join(folder, "README.md"), "About photographs");
	expect(await problems()).toEqual([]);
	expect(await checkPhotos(join(folder, "nowhere"))).toEqual([]);
});

test.each([
	[
		"a missing file",
		{ ...good, photo: "duck.jpg" },
		"x.yaml, regel 1, photo: duck.jpg is er niet; voeg het bestand toe of",
	],
	[
		"no design",
		{ ...good, shows: { materials: ["oat"] } },
		"x.yaml, regel 6, shows.design: ontbreekt; noem het ontwerp",
	],
	[
		"no material",
		{ ...good, shows: { design: "own" } },
		"x.yaml, regel 6, shows.materials: ontbreekt; noem een materiaal",
	],
	["a missing language", { ...good, alt: { nl: good.alt.nl } }, "x.yaml, regel 2, alt.en: ontbreekt; vul het in"],
	["no photographer", { ...good, credit: "" }, "x.yaml, regel 5, credit: is leeg; noem de fotograaf"],
	[
		"a picture that nothing has",
		{ ...good, replaces: "kitchens/boring" },
		/^x\.yaml, regel \d+, replaces: is geen naam/,
	],
	["a folder in the name", { ...good, photo: "../people/IMG_0042.JPG" }, /photo: moet de naam van een JPEG/],
	["a misspelt field", { ...good, credits: "Test" }, /credits: is geen veld van dit bestand/],
	["no YAML", '"', /^x\.yaml, regel \d, het bestand: /],
])("%s is told with file, line and what to do", async (_, entry, sentence) => {
	await addPicture("IMG_0042.JPG");
	addEntry("kept.yaml", good);
	addEntry("x.yaml", entry);
	const found = await problems();
	expect(found).toHaveLength(1);
	expect(found[0]).toEqual(
		typeof sentence === "string" ? expect.stringContaining(sentence) : expect.stringMatching(sentence),
	);
});

test("a photograph that is too small is refused with both sizes", async () => {
	await addPicture("IMG_0042.JPG", 1600, 899);
	addEntry("small.yaml", good);
	expect(await problems()).toEqual([
		"small.yaml, regel 1, photo: IMG_0042.JPG is te klein, 1600 bij 899 pixels; de kortste kant moet minstens 900 zijn: gebruik het origineel",
	]);
});

test("incomplete uploads and files that are no pictures are refused", async () => {
	const whole = await sharp({
		create: {
			width: 1200,
			height: 900,
			channels: 3,
			background: "tomato",
			noise: { type: "gaussian", mean: 128, sigma: 60 },
		},
	})
		.jpeg()
		.toBuffer();
	writeFileSync(join(folder, "half.jpg"), whole.subarray(0, whole.length / 2));
	writeFileSync(join(folder, "words.jpg"), "not a picture");
	addEntry("half.yaml", { ...good, photo: "half.jpg" });
	addEntry("words.yaml", { ...good, photo: "words.jpg" });
	expect(await problems()).toEqual([
		expect.stringMatching(
			/^half\.yaml, regel 1, photo: half\.jpg is niet te openen als beeld; bewaar het opnieuw als JPEG/,
		),
		expect.stringMatching(
			/^words\.yaml, regel 1, photo: words\.jpg is niet te openen als beeld; bewaar het opnieuw als JPEG/,
		),
	]);
});

test("a photograph without an entry is named", async () => {
	await addPicture("lonely.jpg");
	expect(await problems()).toEqual([
		"lonely.jpg: heeft geen beschrijving; voeg er een toe (zie media/README.md) of haal het bestand weg",
	]);
});

test("two photographs cannot replace the same picture", async () => {
	await addPicture("IMG_0042.JPG");
	addEntry("one.yaml", { ...good, replaces: "places/warehouse", shows: {} });
	addEntry("two.yaml", { ...good, replaces: "places/warehouse", shows: {} });
	expect(await problems()).toEqual(["two.yaml, replaces: one.yaml vervangt places/warehouse al; kies er één"]);
});

test("an entry's name must fit into an address", async () => {
	await addPicture("IMG_0042.JPG");
	addEntry("Mijn Keuken.yaml", good);
	expect(await problems()).toEqual([
		expect.stringContaining("Mijn Keuken.yaml, regel 1, het bestand: heeft een naam die niet kan"),
	]);
});
