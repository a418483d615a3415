import type * as v from "valibot";
import data from "./team.yaml";
import type { teamSchema } from "./team-schema.ts";

/** The teams that a customer meets. People appear on the team page as soon as they are written down in team.yaml. */
export const team: v.InferOutput<typeof teamSchema> = data;

export type TeamKey = keyof typeof team;
export type Person = (typeof team)[TeamKey][number];
