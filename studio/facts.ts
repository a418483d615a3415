import { cabinets } from "../facts/kitchen/cabinets.ts";
import { frontDesigns, frontGeometry } from "../facts/products/fronts.ts";
import { materialKeys, materialOf } from "../facts/products/materials.ts";
import { sinks, taps } from "../facts/products/sinks-and-taps.ts";
import { worktops, worktopThicknessMm } from "../facts/products/worktops.ts";

/** The facts that scenes use, as plain data: Blender gets them as JSON with every shot. */
export const sceneFacts = {
	frontDesigns,
	/** In millimetres, by design. */
	frontGeometry,
	/** In millimetres. */
	cabinets,
	/** By key. */
	materials: Object.fromEntries(materialKeys.map((key) => [key, materialOf(key)])),
	worktops,
	/** In millimetres, by worktop and build. */
	worktopThickness: worktopThicknessMm,
	sinks,
	taps,
};
