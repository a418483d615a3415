import { type MaterialKey, materialsOf } from "./materials.ts";

/** A sample box holds one family of materials; `painted` also shows what is left raw. */
export const sampleBoxes = ["wood", "fenix", "melatop", "painted"] as const;
export type SampleBox = (typeof sampleBoxes)[number];

/** The materials that each box is about. The studio names no box for multiplex. */
export const sampleBoxMaterials: Record<SampleBox, readonly MaterialKey[]> = {
	wood: materialsOf("wood"),
	fenix: materialsOf("fenix"),
	melatop: materialsOf("melatop"),
	painted: [...materialsOf("painted"), ...materialsOf("raw-mdf")],
};

/** The box in which a material can be touched, if there is one. */
export function sampleBoxOf(material: MaterialKey): SampleBox | undefined {
	return sampleBoxes.find((box) => sampleBoxMaterials[box].includes(material));
}
