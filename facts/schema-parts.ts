import * as v from "valibot";

/** Parts of the schemas of facts. The editor shows `label` and `hint`, so they are Dutch. */

/** An amount in euros. */
export const euro = (label: string, hint = "") =>
	v.pipe(
		v.number(),
		v.minValue(0, "is minder dan nul; schrijf het bedrag zonder minteken"),
		v.check(isWholeCents, "heeft meer dan twee cijfers achter de komma; rond af op centen"),
		v.title(label),
		v.description(hint),
	);

const isWholeCents = (amount: number) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;

/** A whole number of something: weeks, kilometres, days. */
export const count = (label: string, hint = "", min = 1) =>
	v.pipe(
		v.number(),
		v.integer("is geen heel getal; laat de cijfers achter de komma weg"),
		v.minValue(min, `is te klein; ${min} is het minste`),
		v.title(label),
		v.description(hint),
	);

/** One line of text that must not be empty. */
export const line = (label: string, hint = "") =>
	v.pipe(v.string(), v.trim(), v.minLength(1, "is leeg; vul het in"), v.title(label), v.description(hint));

/** One line of text that may wait to be filled in. */
export const optionalLine = (label: string, hint = "") =>
	v.optional(v.pipe(v.string(), v.trim(), v.title(label), v.description(hint)));

/** The name of a picture in a folder of media/. The editor uploads it there, and writes the folder before the name. */
export const pictureFile = (label: string, folder: string, hint = "") =>
	v.pipe(
		v.string(),
		v.regex(
			new RegExp(`^(/?media/${folder}/)?[^/\\\\]+\\.(jpe?g|png|webp)$`, "i"),
			`moet de naam van een JPEG-, PNG- of WebP-bestand in media/${folder} zijn, zoals naam.jpg`,
		),
		v.title(label),
		v.description(hint),
		v.metadata({ image: `/media/${folder}` }),
	);

/** One of a fixed set of words, each with its label in the editor. */
export const choice = <const Labels extends Readonly<Record<string, string>>>(
	label: string,
	labels: Labels,
	hint = "",
) => {
	const isKnown = (word: string): word is keyof Labels & string => Object.hasOwn(labels, word);
	const words = Object.keys(labels).filter(isKnown);
	return v.pipe(
		v.picklist(words, `moet een van deze zijn: ${words.join(", ")}`),
		v.title(label),
		v.description(hint),
		v.metadata({ labels }),
	);
};

/** A list to which the editor adds entries; the title of `item` names one of them. */
export const list = <Item extends v.GenericSchema>(label: string, item: Item, hint = "") =>
	v.pipe(v.array(item), v.title(label), v.description(hint));

/** A time of the day: 09:30. */
export const time = (label: string, hint = "") =>
	v.pipe(
		v.string(),
		v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "is geen tijd; schrijf het als 09:30"),
		v.title(label),
		v.description(hint),
	);

/** A day of the calendar: 2026-12-24. */
export const date = (label: string, hint = "") =>
	v.pipe(
		v.string(),
		v.isoDate("is geen datum; schrijf het als 2026-12-24"),
		v.check(isRealDay, "is een dag die niet bestaat; verbeter hem"),
		v.title(label),
		v.description(hint),
	);

/** Rejects days that do not exist, such as 30 February; `isoDate` rejects other formats. */
const isRealDay = (day: string) => {
	const instant = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN;
	return Number.isNaN(instant) || new Date(instant).toISOString().startsWith(day);
};

/** A few words in both languages. */
export const inBothLanguages = (label: string, hint = "") =>
	v.pipe(v.strictObject({ nl: line("Nederlands"), en: line("Engels") }), v.title(label), v.description(hint));
