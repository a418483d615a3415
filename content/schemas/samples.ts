import { sampleBoxLabels } from "../../facts/editor-labels.ts";
import {
	action,
	blockWithActions,
	byPictures,
	each,
	fillable,
	group,
	heading,
	named,
	page,
	paragraph,
	terms,
	text,
	texts,
} from "./parts.ts";

export const samples = page({
	price: group("Prijs", {
		heading,
		terms: terms("Bij de prijs"),
	}),
	boxes: group("Sampleboxen", {
		heading,
		text: paragraph("Tekst"),
		contents: each("Inhoud", sampleBoxLabels, texts),
		each: each("Per box", sampleBoxLabels, (label) =>
			group(label, {
				name: text("Naam"),
				text: paragraph("Tekst"),
				order: action("Knop: bestellen"),
			}),
		),
		note: byPictures("Toelichting", paragraph),
	}),
	order: group("Bestellen", {
		heading,
		text: paragraph("Tekst"),
		pick: text("Bij het vinkje van een box"),
		button: text("Knop"),
		each: text("Prijs per box"),
		total: fillable("Totaal", ["count", "amount"]),
		after: paragraph("Daarna"),
		afterMail: paragraph("Daarna, als er mail wordt gestuurd"),
	}),
	trials: each(
		"Proeven",
		{ light: "In ander licht", surroundings: "Naast wat blijft", fingers: "Met vette vingers" },
		named,
	),
	next: blockWithActions("Verder"),
});
