import * as v from "valibot";
import { count, euro } from "../schema-parts.ts";

const weeks = v.pipe(
	v.strictObject({ min: count("Minstens (weken)"), max: count("Hoogstens (weken)") }),
	v.check(({ min, max }) => min <= max, "heeft een minimum boven het maximum; wissel de getallen om"),
	v.title("Levertijd"),
	v.description("Van een bestelling met fronten en werkblad."),
);

const range = (label: string) =>
	v.pipe(
		v.strictObject({ min: euro("Minstens"), max: euro("Hoogstens") }),
		v.check(({ min, max }) => min <= max, "heeft een minimum boven het maximum; wissel de getallen om"),
		v.title(label),
	);

/** Durations, distances and promises that hold for every order. */
export const termsSchema = v.pipe(
	v.strictObject({
		leadTimeWeeks: weeks,
		warrantyYears: count("Garantie (jaren)"),
		nearDeliveryKm: count(
			"Grens van 'dichtbij' bij levering (km)",
			"Tot deze afstand van Amsterdam geldt de prijs voor levering dichtbij.",
		),
		palet: v.pipe(
			v.strictObject({
				minSquareMetres: count("Minste aantal m²"),
				shortestLeadTimeWeeks: count("Kortste levertijd (weken)"),
			}),
			v.title("Tegels van Palet"),
		),
		elsewhere: v.pipe(
			v.strictObject({
				cabinets: range("Kasten met lades en scharnieren"),
				appliances: range("Inbouwapparaten"),
				fitting: range("Plaatsen en aansluiten"),
			}),
			v.title("Wat zes kasten elders kosten, ruwweg"),
			v.description("Voor het voorbeeld bij de prijzen. Het totaal telt de site zelf op."),
		),
	}),
	v.title("Voorwaarden en levertijden"),
	v.description("Termijnen, afstanden en beloften die voor elke bestelling gelden."),
);
