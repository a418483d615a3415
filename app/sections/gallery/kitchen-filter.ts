import { mapValues } from "../../../facts/map-values.ts";
import { frontDesigns } from "../../../facts/products/fronts.ts";
import { families, materialKeys, materialOf, materialsOfTone, tones } from "../../../facts/products/materials.ts";
import { worktops } from "../../../facts/products/worktops.ts";
import type { PageParameter } from "../../../facts/site/pages.ts";
import type { Shows } from "../../../media/shot.ts";

/** What kitchens can be filtered by: the parameter of the address, and the values it may have. */
export const facets = {
	design: frontDesigns,
	material: families,
	colour: tones,
	worktop: worktops,
} as const satisfies Partial<Record<PageParameter<"gallery">, readonly string[]>>;

export type Facet = keyof typeof facets;
export type Option<F extends Facet> = (typeof facets)[F][number];
export type KitchenFilter = { [F in Facet]?: Option<F> | undefined };

const isFacet = (key: string): key is Facet => Object.hasOwn(facets, key);
export const facetKeys = Object.keys(facets).filter(isFacet);

/** The parameter that names the kitchen in the viewer. */
export const kitchenParameter = "kitchen" satisfies PageParameter<"gallery">;

/** The filter of an address; unknown values count as absent. */
export function parseFilterQuery(query: URLSearchParams): { [F in Facet]: Option<F> | undefined } {
	const read = <F extends Facet>(facet: F): Option<F> | undefined =>
		facets[facet].find((option) => option === query.get(facet));
	return { design: read("design"), material: read("material"), colour: read("colour"), worktop: read("worktop") };
}

/** The parameters of an address that shows all kitchens. */
export const noFilter = mapValues(facets, () => undefined);

export const isFiltered = (filter: KitchenFilter) => facetKeys.some((facet) => filter[facet] !== undefined);

/** Whether a kitchen has an option of each facet. */
const matchers: { [F in Facet]: (kitchen: Shows, option: Option<F>) => boolean } = {
	design: ({ design }, wanted) => design === wanted,
	material: ({ materials = [] }, wanted) => materials.some((material) => materialOf(material).family === wanted),
	colour: ({ materials = [], tone }, wanted) =>
		tone ? tone === wanted : materials.some((material) => materialsOfTone(wanted).includes(material)),
	worktop: ({ worktop }, wanted) => worktop === wanted,
};

/** Whether a kitchen has every option of a filter. */
export function matchesFilter(kitchen: Shows, filter: KitchenFilter): boolean {
	const matches = <F extends Facet>(facet: F) => {
		const option = filter[facet];
		return option === undefined || matchers[facet](kitchen, option);
	};
	return facetKeys.every(matches);
}

/** Every design in every material, without pictures: for counting. */
export const everyCombination: readonly { shot: { shows: Shows } }[] = frontDesigns.flatMap((design) =>
	materialKeys.map((material) => ({ shot: { shows: { design, materials: [material] } } })),
);

/**
 * The kitchens that match a filter. Where there are none, combinations that match its design, material and colour:
 * they exist in all of these, but each design with one worktop only.
 */
export function findKitchens<Kitchen extends { shot: { shows: Shows } }>(
	{ kitchens, combinations }: { kitchens: readonly Kitchen[]; combinations: readonly Kitchen[] },
	filter: KitchenFilter,
): readonly Kitchen[] {
	const found = kitchens.filter(({ shot }) => matchesFilter(shot.shows, filter));
	if (found.length > 0) return found;
	const { design, material, colour } = filter;
	return combinations.filter(({ shot }) => matchesFilter(shot.shows, { design, material, colour }));
}
