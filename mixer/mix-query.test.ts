import fc from "fast-check";
import { expect, test } from "vitest";
import { cabinetKeys, cabinetSystemOf } from "../facts/kitchen/cabinet-systems.ts";
import { maxKeptMixes } from "../facts/kitchen/mixer.ts";
import { materialOf } from "../facts/products/materials.ts";
import { pageOf } from "../facts/site/pages.ts";
import { arbitraryMix } from "../tests/support/arbitrary-mix.ts";
import { fieldNames, keptParameter, linkParameter } from "./field-names.ts";
import { fieldDefaults, mixSystems, openingMix } from "./mix.ts";
import { parseLink, serializeLink } from "./mix-link.ts";
import { parseKeptMixes, parseMixQuery, serializeMixQuery } from "./mix-query.ts";

test("the address of a kitchen opens it, with those that are kept beside it", () => {
	fc.assert(
		fc.property(
			arbitraryMix,
			fc.uniqueArray(arbitraryMix, { maxLength: maxKeptMixes, selector: serializeLink }),
			(mix, kept) => {
				const query = new URLSearchParams(serializeMixQuery(mix, kept));
				expect(parseMixQuery(query)).toEqual({ mix, damaged: false });
				expect(parseKeptMixes(query)).toEqual(kept);
				// What the browser writes is what we wrote.
				expect(String(query)).toBe(serializeMixQuery(mix, kept));
			},
		),
	);
});

test("a link can name a design and a material", () => {
	const { mix, damaged } = parseMixQuery(new URLSearchParams("design=pull&material=walnut&tall-material=same"));
	expect(damaged).toBe(false);
	expect(mix).toEqual({
		...fieldDefaults,
		base: { design: "pull", material: "walnut", colour: undefined },
		tall: { ...fieldDefaults.tall, material: "same" },
	});
});

test("a colour counts where something is painted, and nowhere else", () => {
	const read = (query: string) => parseMixQuery(new URLSearchParams(query)).mix.base;
	expect(read("material=painted&colour=%23AB12cd").colour).toBe("#ab12cd");
	expect(read("material=painted").colour).toBe(materialOf("painted").colour);
	expect(read("material=oat&colour=%23ab12cd").colour).toBeUndefined();
});

test("fields change the kitchen of the link; unreadable values set `damaged` and change nothing", () => {
	const link = serializeLink({ ...openingMix, worktop: "marble", sink: "black" });
	const { mix, damaged } = parseMixQuery(new URLSearchParams({ [linkParameter]: link, sink: "gold", tap: "standard" }));
	expect(damaged).toBe(true);
	expect(mix).toEqual({ ...openingMix, worktop: "marble", sink: "black", tap: "standard" });
});

test("any query gives a kitchen", () => {
	fc.assert(
		fc.property(fc.dictionary(fc.constantFrom(...(pageOf("mixer").parameters ?? [])), fc.string()), (fields) => {
			const { mix } = parseMixQuery(new URLSearchParams(fields));
			expect(parseLink(serializeLink(mix))).toEqual({ mix, damaged: false });
			expect(parseKeptMixes(new URLSearchParams(fields)).length).toBeLessThanOrEqual(maxKeptMixes);
		}),
	);
});

test("the page table names every parameter", () => {
	const names = Object.values(fieldNames).flatMap((field) =>
		typeof field === "string" ? field : Object.values(field),
	);
	expect([...(pageOf("mixer").parameters ?? [])].sort()).toEqual([linkParameter, keptParameter, ...names].sort());
});

test("the mixer has every cabinet that our fronts fit for certain", () => {
	expect([...mixSystems]).toEqual(cabinetKeys.filter((key) => cabinetSystemOf(key).fits === true));
});
