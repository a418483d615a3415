import * as v from "valibot";
import { pictureFile } from "../facts/schema-parts.ts";
import { percent, sentence, shows } from "./shot.ts";

const alt = (label: string) =>
	v.pipe(sentence, v.title(label), v.description("Eén zin die zegt wat er te zien is, 20 tot 160 tekens."));

const entry = (pictureNames: readonly string[]) =>
	v.strictObject({
		photo: pictureFile(
			"Foto",
			"photos",
			"Zo groot mogelijk; de kortste kant is minstens 900 pixels. Een foto van een telefoon mag gewoon.",
		),
		alt: v.pipe(
			v.strictObject({ nl: alt("Nederlands"), en: alt("Engels") }),
			v.check(({ nl, en }) => nl !== en, "is in beide talen hetzelfde; vertaal er één"),
			v.title("Beschrijving"),
			v.description("Voor wie de foto niet ziet."),
		),
		credit: v.pipe(
			v.string(),
			v.trim(),
			v.minLength(1, "is leeg; noem de fotograaf"),
			v.title("Fotograaf"),
			v.description("Staat op de foto: 'Foto: …'."),
		),
		place: v.optional(
			v.pipe(
				v.string(),
				v.trim(),
				v.minLength(1, "is leeg; noem de plaats of haal het veld weg"),
				v.title("Plaats"),
				v.description("Waar de foto is gemaakt, zoals Utrecht of Studio Amsterdam. Geen adres van een klant."),
			),
		),
		shows: v.pipe(
			shows,
			v.title("Wat je ziet"),
			v.description(
				"Hierop filtert de galerij. Leeg laten kan alleen als de foto een ander beeld vervangt en hetzelfde toont.",
			),
		),
		replaces: v.optional(
			v.pipe(
				v.picklist(
					pictureNames,
					"is geen naam van een beeld; een naam ziet eruit als kitchens/flush-night-evening (zie media/)",
				),
				v.title("Vervangt"),
				v.description("Het beeld waarvoor deze foto in de plaats komt. Leeg: de foto komt erbij in de galerij."),
			),
		),
		focus: v.optional(
			v.pipe(
				v.strictObject({
					x: v.pipe(percent, v.title("Van links, in procenten")),
					y: v.pipe(percent, v.title("Van boven, in procenten")),
				}),
				v.title("Belangrijkste punt"),
				v.description("Blijft in beeld als de foto wordt bijgesneden. Leeg: het midden."),
			),
		),
	});

/** Kitchens and fronts are captioned and found by design and material. */
function isCaptioned({ replaces, shows }: v.InferOutput<ReturnType<typeof entry>>): boolean {
	if (replaces === undefined) return true;
	return /^(kitchens|details|combinations)\//.test(replaces) && Object.keys(shows).length > 0;
}

/**
 * The entry of a photograph, media/photos/<name>.yaml. Labels and hints are what the editor shows. `pictureNames` are
 * the pictures that it can replace; the editor runs in a browser and cannot look them up here.
 */
export const photoSchema = (pictureNames: readonly string[]) =>
	v.pipe(
		entry(pictureNames),
		v.forward(
			v.check(
				(photo) => !isCaptioned(photo) || photo.shows.design !== undefined,
				"ontbreekt; noem het ontwerp, of maak dit leeg en noem het beeld dat de foto vervangt",
			),
			["shows", "design"],
		),
		v.forward(
			v.check(
				(photo) => !isCaptioned(photo) || (photo.shows.materials ?? []).length > 0,
				"ontbreekt; noem een materiaal, of maak dit leeg en noem het beeld dat de foto vervangt",
			),
			["shows", "materials"],
		),
		v.title("Foto"),
	);

export type Photo = v.InferOutput<ReturnType<typeof photoSchema>>;
