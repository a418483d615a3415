import type { PictureKinds } from "../../../content/localise.ts";
import { createPictureLibrary } from "./picture-library.ts";
import type { PhotoSource, ShotSource } from "./shot-source.ts";

const renders: Record<string, ShotSource | undefined> = import.meta.glob("../../../media/*/*.shot.json", {
	query: "?shot",
	import: "default",
	eager: true,
});
const photos: Record<string, PhotoSource> = import.meta.glob("../../../media/photos/*.yaml", {
	query: "?photo",
	import: "default",
	eager: true,
});

/** Paths below a folder, without folder and ending. */
function byName<Source>(files: Record<string, Source>, folder: string, ending: string): Record<string, Source> {
	const entries = Object.entries(files).map(([file, source]) => [file.slice(folder.length, -ending.length), source]);
	return Object.fromEntries(entries);
}

/** Whether the site shows only renders, or photographs too. */
export const sitePictures: PictureKinds = Object.keys(photos).length > 0 ? "mixed" : "renders";

/** The pictures by their names: for loaders, so that a browser gets only what it shows. */
export const { shotOf, shotsIn, photoFor, galleryPhotos } = createPictureLibrary(
	byName(renders, "../../../media/", ".shot.json"),
	byName(photos, "../../../media/photos/", ".yaml"),
);
