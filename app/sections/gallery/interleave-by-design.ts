import { frontDesigns } from "../../../facts/products/fronts.ts";
import type { GalleryItem } from "./gallery-item.ts";

/** Orders kitchens so that neighbours have different designs, the newest design first. */
export function interleaveByDesign(kitchens: readonly GalleryItem[]): GalleryItem[] {
	const byDesign = frontDesigns
		.toReversed()
		.map((design) => kitchens.filter(({ shot }) => shot.shows.design === design));
	const rounds = Math.max(0, ...byDesign.map((ones) => ones.length));
	return Array.from({ length: rounds }, (_, round) => byDesign.flatMap((ones) => ones[round] ?? [])).flat();
}
