import type * as v from "valibot";
import data from "./opening-hours.yaml";
import type { openingHoursSchema, studioHoursSchema } from "./opening-hours-schema.ts";

export type OpeningHours = v.InferOutput<typeof studioHoursSchema>;

/** Hours of the day as they are written: "10:00". Times are those of the Netherlands. */
export type Hours = { from: string; to: string };

export const openingHours: v.InferOutput<typeof openingHoursSchema> = data;
