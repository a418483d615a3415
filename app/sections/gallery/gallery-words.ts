import type { Localised } from "../../../content/localise.ts";
import type gallery from "../../../content/nl/gallery.ts";
import type kitchens from "../../../content/nl/kitchen-words.ts";
import type { Family } from "../../../facts/products/materials.ts";

export type KitchenWords = Localised<typeof kitchens>;

/** The words of the gallery. */
export type GalleryWords = Pick<Localised<typeof gallery>, "filter" | "viewer"> & {
	kitchens: KitchenWords;
	families: Record<Family, { name: string }>;
};
