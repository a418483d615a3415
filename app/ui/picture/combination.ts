import type { FrontDesign } from "../../../facts/products/fronts.ts";
import type { MaterialKey } from "../../../facts/products/materials.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import { combinationName, nameMaterial } from "../../../media/combinations.ts";
import type { ShownShot } from "./shot-source.ts";

/** One kitchen in every material. Only the hash in the address differs from picture to picture. */
export type Combinations = {
	design: FrontDesign;
	locale: Locale;
	/** Its sentences say {material}. */
	shot: Omit<ShownShot, "source"> & { source: { width: number; height: number } };
	/** By material. */
	hashes: Readonly<Record<string, string>>;
	/** Photographs that replace some of them, by material. */
	photos?: Readonly<Record<string, ShownShot>>;
};

/** The picture of a design in one material. */
export function combinationOf(
	{ design, locale, shot, hashes, photos }: Combinations,
	material: MaterialKey,
): ShownShot {
	const photo = photos?.[material];
	if (photo) return photo;
	return {
		...shot,
		source: { ...shot.source, name: combinationName(design, material), hash: hashes[material] ?? "" },
		alt: nameMaterial(shot.alt, material, locale),
		shows: { ...shot.shows, materials: [material] },
	};
}
