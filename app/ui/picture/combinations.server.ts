import type { FrontDesign } from "../../../facts/products/fronts.ts";
import { type MaterialKey, materialKeys } from "../../../facts/products/materials.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import { combinationName, combinationsFolder, withMaterial } from "../../../media/combinations.ts";
import { parseShot } from "../../../media/shot.ts";
import { type Combinations, combinationOf } from "./combination.ts";
import { impressionLabel } from "./picture-library.ts";
import type { ShownPicture } from "./shot-source.ts";
import { photoFor } from "./shots.server.ts";
import type { PictureSource } from "./variants.ts";

const folder = `../../../media/${combinationsFolder}/`;

const pictures: Record<string, PictureSource> = import.meta.glob("../../../media/combinations/*.jpg", {
	query: "?picture",
	import: "default",
	eager: true,
});
const texts: Record<string, string> = import.meta.glob("../../../media/combinations/*.json", {
	query: "?raw",
	import: "default",
	eager: true,
});

/** The pictures of one design in all materials, for loaders. */
export function combinationsOf(design: FrontDesign, locale: Locale): Combinations {
	const file = `${folder}${design}.json`;
	const { alt, focus, shows, size, impression } = parseShot(withMaterial(texts[file] ?? "", "oat"), file);
	const [width, height] = size;
	const photos = materialKeys.flatMap((material) => {
		const name = `${combinationsFolder}/${combinationName(design, material)}`;
		const photo = photoFor(name, locale, { ...shows, materials: [material] });
		return photo ? [[material, photo] as const] : [];
	});
	return {
		design,
		locale,
		shot: {
			source: { width, height },
			alt: alt[locale],
			focus,
			shows,
			impression: impressionLabel(impression, locale),
		},
		...(photos.length > 0 && { photos: Object.fromEntries(photos) }),
		// Empty for a new material that is not rendered yet, so that its pages open; checkMedia stops the build.
		hashes: materialKeys
			.map((material) => pictures[`${folder}${combinationName(design, material)}.jpg`]?.hash ?? "")
			.join(" "),
	};
}

/** The picture of a design in one material. */
export const combinationShot = (design: FrontDesign, material: MaterialKey, locale: Locale): ShownPicture =>
	combinationOf(combinationsOf(design, locale), material);
