import type * as v from "valibot";
import { type MaterialKey, materialsOf } from "./materials.ts";
import data from "./samples.yaml";
import type { samplesSchema } from "./samples-schema.ts";

/** A sample box holds one family of materials; `painted` also shows what is left raw. */
export const sampleBoxes = ["wood", "fenix", "melatop", "painted"] as const;
export type SampleBox = (typeof sampleBoxes)[number];

const families: v.InferOutput<typeof samplesSchema> = data;
const materialsIn = (box: SampleBox) => families[box].flatMap(materialsOf);

/** The materials that each box is about. */
export const sampleBoxMaterials: Record<SampleBox, readonly MaterialKey[]> = {
	wood: materialsIn("wood"),
	fenix: materialsIn("fenix"),
	melatop: materialsIn("melatop"),
	painted: materialsIn("painted"),
};

/** The box in which a material can be touched, if there is one. */
export function sampleBoxOf(material: MaterialKey): SampleBox | undefined {
	return sampleBoxes.find((box) => sampleBoxMaterials[box].includes(material));
}
