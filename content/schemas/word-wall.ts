import { action, fillable, group, heading, longText, page, paragraph, shareLink, text } from "./parts.ts";

export const wordWall = page({
	example: text("Voorbeeldwoord", "Staat op de muur zolang niemand iets typt."),
	shared: group("Gedeelde link", {
		title: fillable("Titel", ["word"]),
		description: fillable("Omschrijving", ["word"]),
	}),
	form: group("Formulier", {
		label: text("Vraag"),
		submit: text("Knop: bouwen"),
		shuffle: text("Knop: schudden"),
		hint: longText("Hulptekst"),
		characters: longText("Als er een teken niet kan"),
		length: longText("Als het te lang is"),
	}),
	front: fillable("Naam van een front voor schermlezers", ["letter", "design", "material"]),
	list: group("Lijst van fronten", { heading, text: paragraph("Tekst") }),
	share: group("Delen", {
		heading,
		text: paragraph("Tekst"),
		...shareLink,
	}),
	poster: group("Poster", {
		heading,
		text: paragraph("Tekst"),
		save: text("Knop: bewaren"),
		file: text("Bestandsnaam"),
	}),
	mixer: group("Naar de mixer", { heading, text: paragraph("Tekst"), action: action() }),
});
