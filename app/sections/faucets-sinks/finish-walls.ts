import type { Flavour } from "../../../facts/products/materials.ts";
import type { Finish } from "../../../facts/products/sinks-and-taps.ts";

/** The wall behind each finish: the colour against which that metal shows best. */
export const finishWalls: Record<Finish, Flavour> = { "stainless-steel": "tuna", brass: "aubergine", black: "mint" };
