import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pageOf } from "../../../facts/site/pages.ts";
import type { Shows } from "../../../media/shot.ts";
import { changeQuery } from "../../query-state/query-changes.ts";
import {
	facetKeys,
	facets,
	findKitchens,
	isFiltered,
	type KitchenFilter,
	kitchenParameter,
	matchesFilter,
	parseFilterQuery,
} from "./kitchen-filter.ts";

const optional = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const anyFilter: fc.Arbitrary<KitchenFilter> = fc.record({
	design: optional(facets.design),
	material: optional(facets.material),
	colour: optional(facets.colour),
	worktop: optional(facets.worktop),
});

const tabasco: Shows = { design: "flush", materials: ["tabasco"], worktop: "marble" };
const walnut: Shows = { design: "catch", materials: ["walnut", "night"], worktop: "marble" };

describe("the filter of the gallery", () => {
	test("finds kitchens by design, family, colour and worktop, all at once", () => {
		expect(matchesFilter(tabasco, { design: "flush", material: "fenix", colour: "red", worktop: "marble" })).toBe(true);
		expect(matchesFilter(tabasco, { design: "flush", colour: "blue" })).toBe(false);
		expect(matchesFilter(walnut, { material: "wood" })).toBe(true);
		expect(matchesFilter(walnut, { material: "fenix", colour: "grey" })).toBe(true);
		expect(matchesFilter(walnut, { worktop: "fenix" })).toBe(false);
	});

	test("offers combinations of design and material where no kitchen shows what is asked for", () => {
		const kitchens = [{ shot: { shows: tabasco } }];
		const combinations = [{ shot: { shows: tabasco } }, { shot: { shows: walnut } }];
		expect(findKitchens({ kitchens, combinations }, { design: "flush" })).toEqual(kitchens);
		expect(findKitchens({ kitchens, combinations }, { material: "wood", worktop: "fenix" })).toEqual([combinations[1]]);
		expect(findKitchens({ kitchens, combinations }, { design: "flush", material: "wood" })).toEqual([]);
	});

	test("asks for nothing when the address is nonsense", () => {
		expect(
			isFiltered(parseFilterQuery(new URLSearchParams("design=door&colour=__proto__&worktop=&material=toString"))),
		).toBe(false);
	});

	test("survives a trip through the address", () => {
		fc.assert(
			fc.property(anyFilter, (filter) => {
				expect(parseFilterQuery(new URLSearchParams(changeQuery("", filter)))).toEqual(filter);
			}),
		);
	});

	test("narrows: one more wish never finds more kitchens", () => {
		fc.assert(
			fc.property(anyFilter, fc.constantFrom(tabasco, walnut), (filter, kitchen) => {
				for (const facet of facetKeys) {
					if (matchesFilter(kitchen, filter))
						expect(matchesFilter(kitchen, { ...filter, [facet]: undefined })).toBe(true);
				}
			}),
		);
	});

	test("reads just the parameters that the page table lets the server render", () => {
		expect(pageOf("gallery").parameters?.toSorted()).toEqual([...facetKeys, kitchenParameter].toSorted());
	});
});
