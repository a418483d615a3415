import en from "../../../content/en/pictures.ts";
import nl from "../../../content/nl/pictures.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import type { ShotSource, ShownShot } from "./shot-source.ts";

const words = { nl, en } as const;
const folder = "../../../media/";
const ending = ".shot.json";

/** Every shot of the studio, by name; undefined as long as it has not been rendered. */
const shots: Record<string, ShotSource | undefined> = import.meta.glob("../../../media/*/*.shot.json", {
	query: "?shot",
	import: "default",
	eager: true,
});

/** One picture by its name, such as kitchens/tabasco: for loaders, so that a browser gets only what it shows. */
export function shotOf(name: string, locale: Locale): ShownShot {
	const file = `${folder}${name}${ending}`;
	if (!Object.hasOwn(shots, file)) throw new Error(`No shot is called ${name}.`);
	const shot = shots[file];
	if (!shot) throw new Error(`The shot ${name} has no picture yet: npm run studio -- render ${name}`);
	return { ...shot, alt: shot.alt[locale], impression: impressionLabel(shot.impression, locale) };
}

/** The label of pictures that could be taken for a customer's kitchen. */
export const impressionLabel = (impression: boolean, locale: Locale) =>
	impression ? words[locale].impression : undefined;

/** Every picture of a group, such as kitchens, by name. */
export function shotsIn(group: string, locale: Locale): Record<string, ShownShot> {
	const names = Object.entries(shots)
		.filter(([file, shot]) => file.startsWith(`${folder}${group}/`) && shot)
		.map(([file]) => file.slice(folder.length, -ending.length));
	return Object.fromEntries(names.map((name) => [name, shotOf(name, locale)]));
}
