import * as v from "valibot";
import { count, line, optionalLine } from "../schema-parts.ts";

const place = {
	city: line("Plaats"),
	street: optionalLine("Straat en huisnummer", "Verschijnt op de site zodra het is ingevuld."),
};

const studio = (city: string) =>
	v.pipe(v.strictObject({ ...place, squareMetres: count("Oppervlakte (m²)") }), v.title(`Studio ${city}`));

/** Where visitors can come. */
export const studiosSchema = v.pipe(
	v.strictObject({
		amsterdam: studio("Amsterdam"),
		rotterdam: studio("Rotterdam"),
		warehouse: v.pipe(v.strictObject(place), v.title("Magazijn"), v.description("Ophalen kan daar op afspraak.")),
	}),
	v.title("Studio's en magazijn"),
);
