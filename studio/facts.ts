import { cabinets } from "../facts/cabinets.ts";
import { frontGeometry } from "../facts/front-geometry.ts";
import { frontDesigns } from "../facts/fronts.ts";
import { materialKeys, materialOf } from "../facts/materials.ts";
import { sinks } from "../facts/sinks.ts";
import { taps } from "../facts/taps.ts";
import { worktops, worktopThicknessMm } from "../facts/worktops.ts";

/** What the scenes know about our kitchens, as plain data: Blender gets it as JSON with every shot. */
export const sceneFacts = {
	frontDesigns,
	/** In millimetres, by design. */
	frontGeometry,
	/** In millimetres. */
	cabinets,
	/** Name, family, colour and ink by key. */
	materials: Object.fromEntries(materialKeys.map((key) => [key, materialOf(key)])),
	worktops,
	/** In millimetres, by worktop and build. */
	worktopThickness: worktopThicknessMm,
	sinks,
	taps,
};
