import { fixedText, group } from "./parts.ts";

/** The screens for missing and broken pages. They ship with the scripts, so keep them short. */
export const errors = group("Foutpagina's", {
	notFound: group("Pagina bestaat niet", {
		title: fixedText("Titel"),
		heading: fixedText("Kop"),
		text: fixedText("Tekst"),
		joke: fixedText("Grap bij de tent in het kastje"),
		home: fixedText("Knop: naar de homepage"),
	}),
	broken: group("Pagina stuk", {
		title: fixedText("Titel"),
		heading: fixedText("Kop"),
		text: fixedText("Tekst"),
		retry: fixedText("Knop: opnieuw"),
		home: fixedText("Knop: naar de homepage"),
	}),
});
