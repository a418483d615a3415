import type { ShownPicture, UprightPicture } from "../../ui/picture/shot-source.ts";

/** A picture of the gallery: a kitchen, or a combination of design and material. `id` names it in addresses. */
export type GalleryItem = { id: string; shot: ShownPicture; upright?: UprightPicture };

/** It can be shown upright without losing the kitchen, so two fit side by side on phones. */
export function fitsHalf({ shot: { source }, upright }: GalleryItem): boolean {
	return upright !== undefined || source.width / source.height < 1.4;
}
