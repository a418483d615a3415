import fc from "fast-check";
import { expect, test } from "vitest";
import { readContent } from "../content/read-content.ts";
import { arbitraryMix } from "../tests/support/arbitrary-mix.ts";
import { bookingText } from "./booking.ts";
import { describeMix, nameOfMix } from "./describe-mix.ts";
import { fieldDefaults, type Mix, openingMix } from "./mix.ts";

const kitchenEn = readContent("kitchen-words", "en");
const en = readContent("mixer", "en");
const kitchenNl = readContent("kitchen-words", "nl");
const nl = readContent("mixer", "nl");

const dutch = { ...kitchenNl, ...nl.describe };
const english = { ...kitchenEn, ...en.describe };
const same = { design: "same", material: "same", colour: undefined } as const;

test("a mix is described in both languages", () => {
	const plain: Mix = { ...fieldDefaults, tall: same };
	expect(describeMix(plain, dutch, "nl")).toBe(
		"Een keuken langs één wand, 2,8 meter breed. Catch in Blueberry op alle kasten. Werkblad van marmercomposiet, spoelbak in messing, kokendwaterkraan, muur in Lychee.",
	);
	const painted: Mix = { ...plain, base: { design: "flush", material: "painted", colour: "#5f7152" } };
	expect(describeMix({ ...painted, wall: { ...same, material: "oat" } }, english, "en")).toBe(
		"A kitchen along one wall, 2.8 metres wide. Base cabinets: Flush in Painted, colour #5f7152. Wall cabinets: Flush in Oat. Tall cabinets: Flush in Painted, colour #5f7152. Worktop in marble composite, sink in brass, boiling-water tap, wall in Lychee.",
	);
});

test("where a shelf hangs, no wall cabinets are named", () => {
	const mix: Mix = { ...openingMix, wall: { ...same, material: "oat" }, tall: { ...same, material: "oak-natural" } };
	expect(describeMix(mix, dutch, "nl")).toContain(
		"Onderkasten: Catch in Blueberry. Hoge kasten: Catch in Oak Natural. Aan de muur een plank.",
	);
	expect(describeMix(mix, english, "en")).not.toContain("Oat");
});

test("plywood is called by its English name on English pages", () => {
	const mix: Mix = { ...openingMix, base: { design: "catch", material: "multiplex", colour: undefined } };
	expect(describeMix(mix, english, "en")).toContain("Catch in Plywood");
	expect(describeMix(mix, dutch, "nl")).toContain("Catch in Multiplex");
});

test("no mix leaves a place open", () => {
	fc.assert(
		fc.property(arbitraryMix, (mix) => {
			expect(describeMix(mix, dutch, "nl")).not.toMatch(/[<>]|undefined/);
			expect(describeMix(mix, english, "en")).not.toMatch(/[<>]|undefined/);
		}),
	);
});

test("the booking note has the cabinets and the link", () => {
	const text = bookingText(openingMix, "https://example.com/mixer?mix=1", dutch, "nl");
	expect(text).toContain("Kasten: IKEA Metod. https://example.com/mixer?mix=1");
});

test("a mix is named after its material and design, and what is beside it", () => {
	expect(nameOfMix(fieldDefaults, dutch, "nl")).toBe(`Blueberry ${dutch.preparations.catch}, naast Oak Natural`);
	expect(nameOfMix({ ...fieldDefaults, tall: same }, english, "en")).toBe(
		`Blueberry ${english.preparations.catch}, marble composite on the side`,
	);
});
