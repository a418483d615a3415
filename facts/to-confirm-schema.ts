import * as v from "valibot";
import { line, list } from "./schema-parts.ts";

/** Statements on the site that the studio has still to confirm. */
export const toConfirmSchema = v.pipe(
	v.strictObject({
		statements: list("Klopt dit?", line("Bewering"), "Klopt het, of heb je het verbeterd? Haal de regel dan weg."),
	}),
	v.title("Nog te bevestigen"),
	v.description("Wat de site zegt zonder dat de studio het al heeft bevestigd."),
);
