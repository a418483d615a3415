import { frontDesigns } from "../../../facts/products/fronts.ts";
import { families, materialKeys, materialOf } from "../../../facts/products/materials.ts";
import { materialsIn, type Tone, tones } from "../../../facts/products/tones.ts";
import { worktops } from "../../../facts/products/worktops.ts";
import type { Shows } from "../../../media/shot.ts";

/** What kitchens can be filtered by: the parameter of the address, and the values it may have. */
export const facets = { design: frontDesigns, material: families, colour: tones, worktop: worktops } as const;

export type Facet = keyof typeof facets;
export type Option<F extends Facet> = (typeof facets)[F][number];
export type KitchenFilter = { [F in Facet]?: Option<F> | undefined };

export const facetKeys = ["design", "material", "colour", "worktop"] as const satisfies readonly Facet[];

/** The parameter that names the kitchen in the viewer. */
export const kitchenParameter = "kitchen";

const isOption = <F extends Facet>(facet: F, value: string): value is Option<F> =>
	(facets[facet] as readonly string[]).includes(value);

/** What an address asks for; anything unknown counts as not asked. */
export function parseFilterQuery(query: URLSearchParams): KitchenFilter {
	const asked = <F extends Facet>(facet: F) => {
		const value = query.get(facet) ?? "";
		return isOption(facet, value) ? value : undefined;
	};
	return { design: asked("design"), material: asked("material"), colour: asked("colour"), worktop: asked("worktop") };
}

/** The parameters of an address that shows all kitchens. */
export const noFilter = { design: undefined, material: undefined, colour: undefined, worktop: undefined };

export const isFiltered = (filter: KitchenFilter) => facetKeys.some((facet) => filter[facet] !== undefined);

/** Whether a kitchen shows all that is asked for. */
export function matchesFilter(
	{ design, materials = [], tone: painted, worktop }: Shows,
	filter: KitchenFilter,
): boolean {
	const inTone = (tone: Tone) =>
		painted ? painted === tone : materials.some((material) => materialsIn(tone).includes(material));
	return (
		(filter.design === undefined || filter.design === design) &&
		(filter.worktop === undefined || filter.worktop === worktop) &&
		(filter.material === undefined || materials.some((material) => materialOf(material).family === filter.material)) &&
		(filter.colour === undefined || inTone(filter.colour))
	);
}

/** Every design in every material, without pictures: for counting. */
export const everyCombination: readonly { shot: { shows: Shows } }[] = frontDesigns.flatMap((design) =>
	materialKeys.map((material) => ({ shot: { shows: { design, materials: [material] } } })),
);

/**
 * The kitchens that show all that is asked for. Where there are none, the combinations of design and material that
 * come closest: each design was made with one worktop, so that they may have another than was asked for.
 */
export function findKitchens<Kitchen extends { shot: { shows: Shows } }>(
	{ kitchens, combinations }: { kitchens: readonly Kitchen[]; combinations: readonly Kitchen[] },
	filter: KitchenFilter,
): readonly Kitchen[] {
	const found = kitchens.filter(({ shot }) => matchesFilter(shot.shows, filter));
	if (found.length > 0) return found;
	return combinations.filter(({ shot }) => matchesFilter(shot.shows, { ...filter, worktop: undefined }));
}
