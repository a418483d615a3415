import type { PictureKinds } from "../../../content/localise.ts";
import type { ShownPicture } from "./shot-source.ts";

/** Whether pictures are renders, photographs or both, for the sentences that say so. */
export function pictureKinds(pictures: readonly ShownPicture[]): PictureKinds {
	const photographs = pictures.filter(({ credit }) => credit !== undefined).length;
	if (photographs === 0) return "renders";
	return photographs === pictures.length ? "photographs" : "mixed";
}
