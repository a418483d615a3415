import type { FrontDesign } from "../../../facts/products/fronts.ts";
import type { MaterialKey } from "../../../facts/products/materials.ts";

/** The material that shows each design best when the six stand side by side, and first on its own page. */
export const showcaseMaterial: Readonly<Record<FrontDesign, MaterialKey>> = {
	own: "mint",
	catch: "blueberry",
	flush: "tabasco",
	pull: "oak-natural",
	framed: "sage",
	barre: "tuna",
};
