import type { Localised } from "../../../content/localise.ts";
import type { Content } from "../../../content/schemas/all.ts";
import type { Family } from "../../../facts/products/materials.ts";

export type KitchenWords = Localised<Content<"kitchen-words">>;

/** The words of the gallery. */
export type GalleryWords = Pick<Localised<Content<"gallery">>, "filter" | "viewer"> & {
	kitchens: KitchenWords;
	families: Record<Family, { name: string }>;
};
