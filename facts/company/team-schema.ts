import * as v from "valibot";
import { inBothLanguages, line, list, optionalLine } from "../schema-parts.ts";

const person = v.pipe(
	v.strictObject({
		name: line("Naam"),
		role: inBothLanguages("Functie"),
		portrait: optionalLine(
			"Portret",
			"De naam van een foto in media/people, zonder .jpg. Zonder foto wordt een front getekend.",
		),
	}),
	v.title("Persoon"),
);

/** The teams that a customer meets. People appear on the team page as soon as they are written down here. */
export const teamSchema = v.pipe(
	v.strictObject({
		amsterdam: list(person, "Studio Amsterdam"),
		rotterdam: list(person, "Studio Rotterdam"),
		design: list(person, "Ontwerpteam"),
		warehouse: list(person, "Magazijn"),
	}),
	v.title("Team"),
	v.description("Mensen verschijnen op de teampagina zodra ze hier staan."),
);
