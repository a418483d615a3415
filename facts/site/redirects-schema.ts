import * as v from "valibot";
import { list } from "../schema-parts.ts";

const path = (label: string, hint: string) =>
	v.pipe(
		v.string(),
		v.regex(
			/^\/$|^(\/[\w.~-]+)+$/,
			"is geen adres van deze site; schrijf het als /materialen, met een schuine streep ervoor",
		),
		v.title(label),
		v.description(hint),
	);

/** Redirects, besides those that follow from the page table. */
export const redirectsSchema = v.pipe(
	v.strictObject({
		redirects: list(
			"Verhuisde adressen",
			v.pipe(
				v.strictObject({
					from: path("Oud adres", "Zonder domein, zoals /aanbieding."),
					to: path("Nieuw adres", "Een pagina van de site, zoals /prijzen of /en/info/prices."),
				}),
				v.title("Verhuizing"),
			),
			"Wie het oude adres opent, komt op het nieuwe.",
		),
	}),
	v.title("Verhuisde adressen"),
);
