import { group, heading, paragraph, text } from "./parts.ts";

/** The screens for a page that does not exist and for a page that broke. They ship with the scripts, so keep them short. */
export const errors = group("Foutpagina's", {
	notFound: group("Pagina bestaat niet", {
		title: text("Titel"),
		heading,
		text: paragraph("Tekst"),
		joke: text("Grap bij de tent in het kastje"),
		home: text("Knop: naar de homepage"),
	}),
	broken: group("Pagina stuk", {
		title: text("Titel"),
		heading,
		text: paragraph("Tekst"),
		retry: text("Knop: opnieuw"),
		home: text("Knop: naar de homepage"),
	}),
});
