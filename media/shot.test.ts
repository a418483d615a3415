import { expect, test } from "vitest";
import { parseShot } from "./shot.ts";

const good = {
	scene: "kitchen",
	size: [1920, 1080],
	focus: { x: 40, y: 55 },
	alt: { nl: "Een rode keuken met een badeend.", en: "A red kitchen with a rubber duck." },
	shows: { design: "catch", materials: ["tabasco"], worktop: "marble" },
	impression: true,
	setting: { front: "tabasco" },
};

const complaintsOf = (shot: unknown) => {
	try {
		parseShot(typeof shot === "string" ? shot : JSON.stringify(shot), "x.shot.json");
	} catch (error) {
		return error instanceof Error ? error.message.split("\n") : [];
	}
	return [];
};

test("a good shot is read as it is", () => {
	expect(parseShot(JSON.stringify(good), "x.shot.json")).toEqual(good);
});

test.each([
	[
		"a wrong material",
		{ ...good, shows: { materials: ["ketchup"] } },
		/^x\.shot\.json: shows\.materials\.0 moet een van deze zijn: mocca,/,
	],
	["a wrong design", { ...good, shows: { design: "pulled" } }, /shows\.design moet een van deze zijn: own, catch/],
	[
		"an alt text without full stop",
		{ ...good, alt: { ...good.alt, en: "A kitchen without an end" } },
		/alt\.en moet met een punt/,
	],
	[
		"the same words twice",
		{ ...good, alt: { nl: good.alt.en, en: good.alt.en } },
		/alt must be written in two languages/,
	],
	["a short alt text", { ...good, alt: { ...good.alt, nl: "Keuken." } }, /alt\.nl moet 20 tot 160 tekens hebben/],
	[
		"a focus outside the picture",
		{ ...good, focus: { x: 140, y: 0 } },
		/focus\.x moet een percentage van 0 tot 100 zijn/,
	],
	["a field that nobody knows", { ...good, colour: "red" }, /colour is no field of a shot/],
	["a missing field", { ...good, setting: undefined }, /setting is missing/],
	["a size of one number", { ...good, size: [1920] }, /size\.1 is missing|size/],
	["no JSON", "{", /this is not JSON/],
])("%s is told in a sentence", (_, shot, sentence) => {
	const complaints = complaintsOf(shot);
	expect(complaints).toHaveLength(1);
	expect(complaints[0]).toMatch(sentence);
});

test("all faults are reported at once", () => {
	expect(complaintsOf({ ...good, focus: { x: -1, y: 0 }, impression: "yes" })).toHaveLength(2);
});
