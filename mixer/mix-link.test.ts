import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryMix } from "../tests/support/arbitrary-mix.ts";
import { fieldDefaults, type Mix, openingMix } from "./mix.ts";
import { codes } from "./mix-codes.ts";
import { parseLink, parseSingles, sameMix, serializeLink, serializeSingles } from "./mix-link.ts";

const characters = fc.constantFrom(..."0123456789abcdefghijklmnopqrstuvwxyz_");
const isWhole = (mix: Mix) => !parseLink(serializeLink(mix)).damaged && sameMix(parseLink(serializeLink(mix)).mix, mix);

test("every mix survives a link, also in capitals and with spaces around it", () => {
	fc.assert(
		fc.property(arbitraryMix, (mix) => {
			const link = serializeLink(mix);
			expect(parseLink(link)).toEqual({ mix, damaged: false });
			expect(parseLink(` ${link.toUpperCase()}\n`)).toEqual({ mix, damaged: false });
		}),
	);
});

test("links are short and need no escaping", () => {
	fc.assert(
		fc.property(arbitraryMix, (mix) => {
			expect(serializeLink(mix)).toMatch(/^[12][0-9a-z_]{14,72}$/);
		}),
	);
	expect(serializeLink(openingMix)).toHaveLength(15);
});

test("no two choices share a character", () => {
	for (const table of Object.values(codes)) {
		const given = Object.values(table);
		expect(new Set(given).size).toBe(given.length);
		for (const character of given) expect(character).toMatch(/^[0-9a-z_]$/);
	}
});

describe("a damaged link still gives a kitchen, and the page says so", () => {
	test("detects one wrong character", () => {
		fc.assert(
			fc.property(arbitraryMix, fc.nat(), characters, (mix, number, character) => {
				const link = serializeLink(mix);
				const at = number % link.length;
				fc.pre(link[at] !== character);
				const { mix: read, damaged } = parseLink(link.slice(0, at) + character + link.slice(at + 1));
				expect(damaged).toBe(true);
				expect(isWhole(read)).toBe(true);
			}),
		);
	});

	test("detects two swapped characters", () => {
		fc.assert(
			fc.property(arbitraryMix, fc.nat(), (mix, number) => {
				const link = serializeLink(mix);
				const at = number % (link.length - 1);
				const [one = "", other = ""] = link.slice(at, at + 2);
				fc.pre(one !== other);
				expect(parseLink(link.slice(0, at) + other + one + link.slice(at + 2)).damaged).toBe(true);
			}),
		);
	});

	test("keeps what is left of a link that was cut off", () => {
		fc.assert(
			fc.property(arbitraryMix, fc.nat(), (mix, number) => {
				const link = serializeLink(mix);
				const cut = link.slice(0, number % link.length);
				const { mix: read, damaged } = parseLink(cut);
				// What is left may by chance be the whole link of another kitchen, which one check character cannot tell.
				expect(damaged || serializeLink(read) === cut).toBe(true);
				expect(isWhole(read)).toBe(true);
			}),
		);
		const { mix } = parseLink(serializeLink({ ...openingMix, plan: "island", system: "senti" }).slice(0, 4));
		expect(mix).toEqual({ ...openingMix, plan: "island", system: "senti" });
	});

	test("survives any text, also names of object properties", () => {
		fc.assert(
			fc.property(fc.string(), (text) => {
				const { mix, damaged } = parseLink(text);
				expect(isWhole(mix)).toBe(true);
				if (!damaged) expect(serializeLink(mix)).toBe(text.trim().toLowerCase());
			}),
		);
		for (const text of ["", "2", "constructor", "__proto__", "1".repeat(5000), "1💥"]) {
			expect(parseLink(text).damaged, text).toBe(true);
		}
	});
});

/** Links that were once sent. Add to them, never change one. */
const same = { design: "same", material: "same", colour: undefined } as const;
const frozen: readonly [link: string, mix: Mix][] = [
	[
		"10mcbblpcb___1x",
		{
			plan: "single-run",
			size: "narrow",
			uppers: "cabinets",
			system: "metod",
			singles: [],
			base: { design: "catch", material: "blueberry", colour: undefined },
			wall: same,
			tall: { ...same, material: "oak-natural" },
			worktop: "marble-composite",
			sink: "brass",
			tap: "boiling-water",
			wallTone: "lychee",
			floor: "pale-oak",
		},
	],
	[
		"15sfkstlbp5f7152rp00ff0ao_h",
		{
			plan: "island",
			size: "wide",
			uppers: "cabinets",
			system: "senti",
			singles: [],
			base: { design: "barre", material: "painted", colour: "#5f7152" },
			wall: { design: "framed", material: "painted", colour: "#00ff0a" },
			tall: { ...same, design: "own" },
			worktop: "fenix",
			sink: "black",
			tap: "standard",
			wallTone: "tuna",
			floor: "lino",
		},
	],
	[
		"12fmsbrtpy__fxy",
		{
			plan: "l-shape",
			size: "narrow",
			uppers: "cabinets",
			system: "faktum",
			singles: [],
			base: { design: "pull", material: "cherry", colour: undefined },
			wall: same,
			tall: { design: "flush", material: "multiplex", colour: undefined },
			worktop: "marble",
			sink: "stainless-steel",
			tap: "boiling-water",
			wallTone: "roquefort",
			floor: "terracotta",
		},
	],
];

test("fronts that differ from their group are part of the link", () => {
	const galley: Mix = {
		...fieldDefaults,
		plan: "galley",
		size: "wide",
		singles: [
			{ front: "left-1-0", design: "flush", material: "tabasco", colour: undefined },
			{ front: "side-wall-2-1", design: "own", material: "painted", colour: "#5f7152" },
		],
	};
	expect(serializeLink(galley)).toBe("27mcbblpcb___103ft0lop5f71520");
	expect(parseLink("27mcbblpcb___103ft0lop5f71520")).toEqual({ mix: galley, damaged: false });
	expect(parseSingles(serializeSingles(galley), galley)).toEqual(galley.singles);
	expect(parseSingles(serializeSingles(galley), openingMix)).toEqual([]);
});

test.each(frozen)("the link %s still opens the kitchen it was made for", (link, mix) => {
	expect(parseLink(link)).toEqual({ mix, damaged: false });
});
