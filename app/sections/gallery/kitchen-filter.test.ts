import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pageOf } from "../../../facts/site/pages.ts";
import type { Shows } from "../../../media/shot.ts";
import {
	addressOf,
	facetKeys,
	facets,
	filterIn,
	isFiltered,
	type KitchenFilter,
	kitchenParameter,
	suits,
	toggled,
} from "./kitchen-filter.ts";

const optional = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const anyFilter: fc.Arbitrary<KitchenFilter> = fc.record({
	design: optional(facets.design),
	material: optional(facets.material),
	colour: optional(facets.colour),
	worktop: optional(facets.worktop),
});
const queryOf = (address: string) => new URL(address, "http://localhost").searchParams;

const tabasco: Shows = { design: "flush", materials: ["tabasco"], worktop: "marble" };
const walnut: Shows = { design: "catch", materials: ["walnut", "night"], worktop: "marble" };

describe("the filter of the gallery", () => {
	test("finds kitchens by design, family, colour and worktop, all at once", () => {
		expect(suits(tabasco, { design: "flush", material: "fenix", colour: "red", worktop: "marble" })).toBe(true);
		expect(suits(tabasco, { design: "flush", colour: "blue" })).toBe(false);
		expect(suits(walnut, { material: "wood" })).toBe(true);
		expect(suits(walnut, { material: "fenix", colour: "grey" })).toBe(true);
		expect(suits(walnut, { worktop: "fenix" })).toBe(false);
	});

	test("asks for nothing when the address is nonsense", () => {
		expect(isFiltered(filterIn(new URLSearchParams("design=door&colour=__proto__&worktop=&material=toString")))).toBe(
			false,
		);
	});

	test("survives a trip through the address", () => {
		fc.assert(
			fc.property(anyFilter, (filter) => {
				expect(filterIn(queryOf(addressOf("/gallery", filter)))).toEqual(filter);
			}),
		);
	});

	test("narrows: one more wish never finds more kitchens", () => {
		fc.assert(
			fc.property(anyFilter, fc.constantFrom(tabasco, walnut), (filter, kitchen) => {
				for (const facet of facetKeys) {
					if (suits(kitchen, filter)) expect(suits(kitchen, { ...filter, [facet]: undefined })).toBe(true);
				}
			}),
		);
	});

	test("lets an option go when it is chosen again", () => {
		fc.assert(
			fc.property(anyFilter, fc.constantFrom(...facets.design), (filter, design) => {
				const free = { ...filter, design: undefined };
				expect(toggled(toggled(free, "design", design), "design", design)).toEqual(free);
			}),
		);
	});

	test("reads just the parameters that the page table lets the server render", () => {
		expect(pageOf("gallery").parameters?.toSorted()).toEqual([...facetKeys, kitchenParameter].toSorted());
	});
});
