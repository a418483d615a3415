import type { ShownPicture } from "../../ui/picture/shot-source.ts";
import { fitsHalf, type GalleryItem } from "./gallery-item.ts";
import { interleaveByDesign } from "./interleave-by-design.ts";

/** The kitchens of the gallery in the order in which they are shown: of each design, photographs come first. */
export function orderKitchens(
	photos: Readonly<Record<string, ShownPicture>>,
	kitchens: Readonly<Record<string, ShownPicture>>,
	uprights: Readonly<Record<string, ShownPicture>> = {},
): GalleryItem[] {
	const all = interleaveByDesign([
		...Object.entries(photos).map(([name, shot]) => ({ id: `photo-${name}`, shot })),
		...Object.entries(kitchens).map(([name, shot]) => kitchenOf(name.replace("kitchens/", ""), shot, uprights)),
	]);
	return mixShapes(all);
}

/** Every third kitchen is one that fills a phone's row, so that neither these nor pairs come in long runs. */
function mixShapes(kitchens: readonly GalleryItem[]): GalleryItem[] {
	const left = [...kitchens];
	return kitchens.flatMap((_, position) => {
		const wantsHalf = position % 3 > 0;
		const at = left.findIndex((kitchen) => fitsHalf(kitchen) === wantsHalf);
		return left.splice(Math.max(at, 0), 1);
	});
}

function kitchenOf(id: string, shot: ShownPicture, uprights: Readonly<Record<string, ShownPicture>>): GalleryItem {
	const upright = uprights[`portraits/${id}`];
	// A photograph shows another kitchen than the upright render, so leave that one out.
	if (!upright || shot.credit !== undefined) return { id, shot };
	return { id, shot, upright: { source: upright.source, focus: upright.focus } };
}
