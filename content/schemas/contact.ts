import * as v from "valibot";
import { subjectLabels } from "../../facts/editor-labels.ts";
import {
	action,
	actions,
	blockWithActions,
	each,
	group,
	heading,
	longText,
	pageOpening,
	paragraph,
	paragraphs,
	text,
} from "./parts.ts";

// Without the opening that other pages have: the page starts with the studios.
const { opening: _, ...head } = pageOpening;

export const contact = v.strictObject({
	...head,
	studios: group("Studio's", {
		label: text("Naam voor schermlezers"),
		hours: text("Kopje: openingstijden"),
		holidays: text("Feestdagen"),
		amsterdam: group("Amsterdam", {
			size: text("Grootte"),
			about: text("Over"),
			map: action("Knop: kaart"),
			book: action("Knop: kennismaken"),
		}),
		rotterdam: group("Rotterdam", {
			size: text("Grootte"),
			about: paragraph("Over"),
			map: action("Knop: kaart"),
			book: action("Knop: kennismaken"),
		}),
	}),
	pickUp: group("Ophalen", {
		heading,
		body: paragraphs("Alinea's"),
		actions: actions(),
	}),
	question: group("Vraag", {
		heading,
		text: paragraphs("Tekst"),
		otherWays: paragraphs("Andere manieren"),
		button: text("Knop"),
		hint: text("Hulptekst"),
		subjects: each("Onderwerpen", subjectLabels, text),
		begin: group("Wat er al in het formulier staat, per onderwerp", {
			"pick-up": text("Ophalen"),
			"route-amsterdam": text("De weg naar Amsterdam"),
			"route-rotterdam": text("De weg naar Rotterdam"),
			"route-lijnden": longText("De weg naar Lijnden"),
			terms: text("De voorwaarden"),
			market: text("Market"),
		}),
	}),
	mail: blockWithActions("Mail"),
	actions: actions(),
});
