import type { ShownShot } from "../../ui/picture/shot-source.ts";
import { interleaveByDesign } from "./interleave-by-design.ts";
import type { Kitchen } from "./kitchen.ts";

/** The kitchens of the gallery in the order in which they are shown: of each design, photographs come first. */
export function orderKitchens(
	photos: Readonly<Record<string, ShownShot>>,
	kitchens: Readonly<Record<string, ShownShot>>,
): Kitchen[] {
	return interleaveByDesign([
		...Object.entries(photos).map(([name, shot]) => ({ id: `photo-${name}`, shot })),
		...Object.entries(kitchens).map(([name, shot]) => ({ id: name.replace("kitchens/", ""), shot })),
	]);
}
