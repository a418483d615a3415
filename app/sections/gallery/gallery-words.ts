import type { Words } from "../../../content/words.ts";
import type { Family } from "../../../facts/products/materials.ts";

export type GalleryWords = Pick<Words<"gallery">, "filter" | "viewer"> & {
	kitchens: Words<"kitchen-words">;
	families: Record<Family, { name: string }>;
};
