import type * as v from "valibot";
import data from "./studios.yaml";
import type { studiosSchema } from "./studios-schema.ts";

export const studioKeys = ["amsterdam", "rotterdam"] as const;
export type StudioKey = (typeof studioKeys)[number];

const places: v.InferOutput<typeof studiosSchema> = data;

export type Place = typeof places.warehouse;

/** Where visitors can come. A street appears on the site as soon as it is filled in. */
export const studios: Pick<typeof places, StudioKey> = places;

/** Fronts leave from here; picking up is by appointment. */
export const { warehouse } = places;
