import type { MaterialKey } from "../../facts/products/materials.ts";

/** The patterns that tiles/ holds, in the order of their layers. */
export const tileNames = ["oak-natural", "warm-oak", "walnut", "birch", "marble", "marble-composite", "fibre"] as const;
export type TileName = (typeof tileNames)[number];

/** The pattern of a front material, where it has one. */
export const tileOf: Partial<Record<MaterialKey, TileName>> = {
	"oak-natural": "oak-natural",
	"warm-oak": "warm-oak",
	walnut: "walnut",
	multiplex: "birch",
	"raw-mdf": "fibre",
};
