import type { ShownPictures } from "../../../content/localise.ts";
import type { ShownShot } from "./shot-source.ts";

/** Whether pictures are renders, photographs or both, for the sentences that say so. */
export function shownPictures(pictures: readonly ShownShot[]): ShownPictures {
	const photographs = pictures.filter(({ credit }) => credit !== undefined).length;
	if (photographs === 0) return "renders";
	return photographs === pictures.length ? "photographs" : "mixed";
}
