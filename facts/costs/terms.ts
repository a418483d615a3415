import type * as v from "valibot";
import data from "./terms.yaml";
import type { termsSchema } from "./terms-schema.ts";

const terms: Readonly<v.InferOutput<typeof termsSchema>> = data;

/** Durations, distances and promises that hold for every order. */
export const { leadTimeWeeks, warrantyYears, nearDeliveryKm, palet } = terms;
