import { type FrontDesign, frontDesigns } from "../facts/products/fronts.ts";
import { isMaterialKey, type MaterialKey, materialKeys, materialName } from "../facts/products/materials.ts";
import type { Locale } from "../facts/site/locales.ts";

/** The folder of the pictures of every design in every material. */
export const combinationsFolder = "combinations";

export const combinationName = (design: FrontDesign, material: MaterialKey) => `${design}-${material}`;

export const combinationNames = frontDesigns.flatMap((design) =>
	materialKeys.map((material) => `${combinationsFolder}/${combinationName(design, material)}`),
);

/** The design and the material of such a name; undefined for the names of other shots. */
export function parseCombination(name: string): { design: FrontDesign; material: MaterialKey } | undefined {
	const [, prefix, material = ""] = /^combinations\/([a-z]+)-(.+)$/.exec(name) ?? [];
	const design = frontDesigns.find((one) => one === prefix);
	return design && isMaterialKey(material) ? { design, material } : undefined;
}

/** The text of a design's file with this material in its setting; sentences keep {material} for `nameMaterial`. */
export const withMaterial = (text: string, material: MaterialKey) =>
	text.replaceAll('"{material}"', JSON.stringify(material));

/** Words for these materials in the middle of a sentence, instead of their names. */
const spoken: Partial<Record<MaterialKey, Record<Locale, string>>> = {
	painted: { nl: "een verfkleur", en: "a paint colour" },
	multiplex: { nl: "multiplex", en: "plywood" },
};

/** Puts the material into a sentence. */
export const nameMaterial = (sentence: string, material: MaterialKey, locale: Locale) =>
	sentence.replaceAll("{material}", spoken[material]?.[locale] ?? materialName(material, locale));
