import type { Locale } from "../../../facts/site/locales.ts";
import { wordsOf } from "../../content.server.ts";
import type { PhotoSource, ShotSource, ShownPicture } from "./shot-source.ts";

type Photo = Exclude<PhotoSource, { problem: string }>;

/** The pictures of the site: renders by name, such as kitchens/catch-blueberry-loft, and photographs that join or replace them. */
export function createPictureLibrary(
	/** Undefined as long as it has not been rendered. */
	renders: Readonly<Record<string, ShotSource | undefined>>,
	photos: Readonly<Record<string, PhotoSource>>,
) {
	/** One picture by its name. */
	function shotOf(name: string, locale: Locale): ShownPicture {
		if (!Object.hasOwn(renders, name)) throw new Error(`No shot is called ${name}.`);
		const render = renders[name];
		const photo = photoFor(name, locale, render?.shows);
		if (photo) return photo;
		if (!render) throw new Error(`The shot ${name} has no picture yet: npm run studio -- render ${name}`);
		return { ...render, alt: render.alt[locale], impression: impressionLabel(render.impression, locale) };
	}

	/** Every picture of a group, such as kitchens, by name. */
	function shotsIn(group: string, locale: Locale): Record<string, ShownPicture> {
		const names = Object.keys(renders).filter((name) => name.startsWith(`${group}/`) && renders[name]);
		return Object.fromEntries(names.map((name) => [name, shotOf(name, locale)]));
	}

	/** The photograph that replaces a picture, if there is one; it shows the same unless its entry says otherwise. */
	function photoFor(name: string, locale: Locale, shows: ShotSource["shows"] = {}): ShownPicture | undefined {
		const photo = Object.values(photos).find((one) => "replaces" in one && one.replaces === name);
		if (!photo) return undefined;
		const shown = shownPhoto(photo, locale);
		return Object.keys(shown.shows).length > 0 ? shown : { ...shown, shows };
	}

	/** The photographs that replace nothing, by name: they join the gallery. */
	function galleryPhotos(locale: Locale): Record<string, ShownPicture> {
		const added = Object.entries(photos).filter(([, photo]) => !("replaces" in photo && photo.replaces));
		return Object.fromEntries(added.map(([name, photo]) => [name, shownPhoto(photo, locale)]));
	}

	return { shotOf, shotsIn, photoFor, galleryPhotos };
}

function shownPhoto(photo: PhotoSource, locale: Locale): ShownPicture {
	if ("problem" in photo) throw new Error(photo.problem);
	const { source, alt, focus, shows } = photo;
	return { source, alt: alt[locale], focus, shows, impression: undefined, credit: creditOf(photo, locale) };
}

function creditOf({ place, credit }: Photo, locale: Locale): string {
	const caption = `${wordsOf("pictures", locale).credit} ${credit}`;
	return place ? `${place} · ${caption}` : caption;
}

/** The label of renders that could be taken for a customer's kitchen. */
export const impressionLabel = (impression: boolean, locale: Locale) =>
	impression ? wordsOf("pictures", locale).impression : undefined;
