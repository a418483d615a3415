import type { FrontDesign } from "../../../facts/products/fronts.ts";
import type { MaterialKey } from "../../../facts/products/materials.ts";

/** The six designs, each in the material that shows it best when they stand side by side. */
export const frontShowcase: readonly { design: FrontDesign; material: MaterialKey }[] = [
	{ design: "own", material: "mint" },
	{ design: "catch", material: "blueberry" },
	{ design: "flush", material: "tabasco" },
	{ design: "pull", material: "oak-natural" },
	{ design: "framed", material: "sage" },
	{ design: "barre", material: "tuna" },
];

/** The material in which a design's own page first shows it. */
export function showcaseMaterial(design: FrontDesign): MaterialKey {
	return frontShowcase.find((front) => front.design === design)?.material ?? "oat";
}
