import fc from "fast-check";
import { expect, test } from "vitest";
import { readContent } from "../content/read-content.ts";
import { arbitraryMix } from "../tests/support/arbitrary-mix.ts";
import { bookingText } from "./booking.ts";
import { describeMix, type MixWords, nameOfMix } from "./describe-mix.ts";
import { fieldDefaults, type Mix, openingMix } from "./mix.ts";

const kitchenEn = readContent("kitchen-words", "en");
const en = readContent("mixer", "en");
const kitchenNl = readContent("kitchen-words", "nl");
const nl = readContent("mixer", "nl");

const dutch = { ...kitchenNl, ...nl.describe };
const english = { ...kitchenEn, ...en.describe };
const invented: MixWords = {
	...english,
	plans: { ...english.plans, "single-run": "one row" },
	sentence: "<plan> of <metres> m. <fronts>. <worktop>, <sink>, <tap>, <tone>.",
	name: "<material> <preparation> + <beside>",
	preparations: { ...english.preparations, catch: "with a bite" },
	everywhere: "<front> all over",
	separate: "Low: <base>. High: <wall>. Tall: <tall>",
	withShelf: "Low: <base>. Tall: <tall>. A shelf",
	front: "<design> in <material>",
	painted: "paint <colour>",
	booking: "<sentence> On <system>. <link>",
	worktops: { ...english.worktops, "marble-composite": "stone" },
	sinks: { ...english.sinks, brass: "gold" },
	taps: { ...english.taps, "boiling-water": "hot tap" },
};
const same = { design: "same", material: "same", colour: undefined } as const;

test("a mix is described, with its numbers as the language writes them", () => {
	const plain: Mix = { ...fieldDefaults, tall: same };
	expect(describeMix(plain, invented, "nl")).toBe(
		"One row of 2,8 m. Catch in Blueberry all over. stone, gold, hot tap, Lychee.",
	);
	const painted: Mix = { ...plain, base: { design: "flush", material: "painted", colour: "#5f7152" } };
	expect(describeMix({ ...painted, wall: { ...same, material: "oat" } }, invented, "en")).toBe(
		"One row of 2.8 m. Low: Flush in Paint #5f7152. High: Flush in Oat. Tall: Flush in Paint #5f7152. stone, gold, hot tap, Lychee.",
	);
});

test("where a shelf hangs, no wall cabinets are named", () => {
	const mix: Mix = { ...openingMix, wall: { ...same, material: "oat" }, tall: { ...same, material: "oak-natural" } };
	expect(describeMix(mix, invented, "en")).toContain("Low: Catch in Blueberry. Tall: Catch in Oak Natural. A shelf.");
	expect(describeMix(mix, invented, "en")).not.toContain("Oat");
});

test("plywood is called by its English name on English pages", () => {
	const mix: Mix = { ...openingMix, base: { design: "catch", material: "multiplex", colour: undefined } };
	expect(describeMix(mix, invented, "en")).toContain("Catch in Plywood");
	expect(describeMix(mix, invented, "nl")).toContain("Catch in Multiplex");
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
	const text = bookingText(openingMix, "https://example.com/mixer?mix=1", invented, "nl");
	expect(text).toContain("On IKEA Metod. https://example.com/mixer?mix=1");
});

test("a mix is named after its material and design, and what is beside it", () => {
	expect(nameOfMix(fieldDefaults, invented, "nl")).toBe("Blueberry with a bite + Oak Natural");
	expect(nameOfMix({ ...fieldDefaults, tall: same }, invented, "en")).toBe("Blueberry with a bite + stone");
});
