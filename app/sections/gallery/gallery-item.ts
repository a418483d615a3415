import type { Portrait, ShownPicture } from "../../ui/picture/shot-source.ts";

/** A picture of the gallery: a kitchen, or a combination of design and material. `id` names it in addresses. */
export type GalleryItem = { id: string; shot: ShownPicture; portrait?: Portrait };

/** It can be shown upright without losing the kitchen, so two fit side by side on phones. */
export function fitsHalf({ shot: { source }, portrait }: GalleryItem): boolean {
	return portrait !== undefined || source.width / source.height < 1.4;
}
