import type * as v from "valibot";
import data from "./retention.yaml";
import type { retentionSchema } from "./retention-schema.ts";

/** Personal data is erased this many days after it was last needed. */
export const retentionDays: Readonly<v.InferOutput<typeof retentionSchema>> = data;
