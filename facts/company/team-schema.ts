import * as v from "valibot";
import { inBothLanguages, line, list, pictureFile } from "../schema-parts.ts";

const person = v.pipe(
	v.strictObject({
		name: line("Naam"),
		role: inBothLanguages("Functie"),
		portrait: v.optional(
			pictureFile("Portret", "people", "De kortste kant is minstens 400 pixels. Zonder foto wordt een front getekend."),
		),
	}),
	v.title("Persoon"),
);

/** The teams that a customer meets. People appear on the team page as soon as they are written down here. */
export const teamSchema = v.pipe(
	v.strictObject({
		amsterdam: list("Studio Amsterdam", person),
		rotterdam: list("Studio Rotterdam", person),
		design: list("Ontwerpteam", person),
		warehouse: list("Magazijn", person),
	}),
	v.title("Team"),
	v.description("Mensen verschijnen op de teampagina zodra ze hier staan."),
);
