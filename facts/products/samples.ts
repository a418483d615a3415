import type * as v from "valibot";
import { mapValues } from "../map-values.ts";
import { type MaterialKey, materialsOf } from "./materials.ts";
import data from "./samples.yaml";
import type { samplesSchema } from "./samples-schema.ts";

/** A sample box holds one family of materials; `painted` also has the unpainted ones. */
export const sampleBoxes = ["wood", "fenix", "melatop", "painted"] as const;
export type SampleBox = (typeof sampleBoxes)[number];

const families: v.InferOutput<typeof samplesSchema> = data;

/** The materials that each box is about. */
export const sampleBoxMaterials: Record<SampleBox, readonly MaterialKey[]> = mapValues(families, (keys) =>
	keys.flatMap(materialsOf),
);

/** The box in which a material can be touched, if there is one. */
export function sampleBoxOf(material: MaterialKey): SampleBox | undefined {
	return sampleBoxes.find((box) => sampleBoxMaterials[box].includes(material));
}
