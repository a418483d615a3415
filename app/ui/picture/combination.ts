import type { FrontDesign } from "../../../facts/products/fronts.ts";
import { type MaterialKey, materialKeys } from "../../../facts/products/materials.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import { combinationName, nameMaterial } from "../../../media/combinations.ts";
import type { ShownPicture } from "./shot-source.ts";

/** One kitchen in every material. Only the hash in the address differs from picture to picture. */
export type Combinations = {
	design: FrontDesign;
	locale: Locale;
	/** Its sentences say {material}. */
	shot: Omit<ShownPicture, "source"> & { source: { width: number; height: number } };
	/** One per material, in the order of materialKeys. A string, because an object made the gallery's HTML 10 % larger. */
	hashes: string;
	/** Photographs that replace some of them, by material. */
	photos?: Readonly<Record<string, ShownPicture>>;
};

/** The picture of a design in one material. */
export function combinationOf(
	{ design, locale, shot, hashes, photos }: Combinations,
	material: MaterialKey,
): ShownPicture {
	const photo = photos?.[material];
	if (photo) return photo;
	const hash = hashes.split(" ")[materialKeys.indexOf(material)] ?? "";
	return {
		...shot,
		source: { ...shot.source, name: combinationName(design, material), hash },
		alt: nameMaterial(shot.alt, material, locale),
		shows: { ...shot.shows, materials: [material] },
	};
}
