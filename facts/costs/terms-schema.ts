import * as v from "valibot";
import { count } from "../schema-parts.ts";

const weeks = v.pipe(
	v.strictObject({ min: count("Minstens (weken)"), max: count("Hoogstens (weken)") }),
	v.check(({ min, max }) => min <= max, "heeft een minimum boven het maximum; wissel de getallen om"),
	v.title("Levertijd"),
	v.description("Van een bestelling met fronten en werkblad."),
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
	}),
	v.title("Voorwaarden en levertijden"),
	v.description("Termijnen, afstanden en beloften die voor elke bestelling gelden."),
);
