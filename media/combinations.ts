import { type FrontDesign, frontDesigns } from "../facts/products/fronts.ts";
import { isMaterialKey, type MaterialKey, materialKeys, materialOf } from "../facts/products/materials.ts";

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

/** Turns the text of a design's file into a shot; its sentences still say {material}. */
export const withMaterial = (text: string, material: MaterialKey) =>
	text.replaceAll('"{material}"', JSON.stringify(material));

/** Puts the name of the material into a sentence. */
export const nameMaterial = (sentence: string, material: MaterialKey) =>
	sentence.replaceAll("{material}", materialOf(material).name);
