import type { Locale } from "../../../facts/site/locales.ts";
import { galleryPhotos, shotsIn } from "../../ui/picture/shots.server.ts";
import type { GalleryItem } from "./gallery-item.ts";
import { orderKitchens } from "./order-kitchens.ts";

/** Every kitchen of the gallery, in the order in which they are shown. */
export function galleryKitchens(locale: Locale): GalleryItem[] {
	return orderKitchens(galleryPhotos(locale), shotsIn("kitchens", locale), shotsIn("portraits", locale));
}

/** One kitchen of the gallery: without an upright picture where a photograph replaces it. */
export function galleryKitchen(id: string, locale: Locale): GalleryItem {
	const kitchen = galleryKitchens(locale).find((one) => one.id === id);
	if (!kitchen) throw new Error(`No kitchen is called ${id}.`);
	return kitchen;
}
