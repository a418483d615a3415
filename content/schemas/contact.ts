import * as v from "valibot";
import { subjectLabels } from "../../facts/editor-labels.ts";
import {
	action,
	actions,
	blockWithActions,
	each,
	group,
	heading,
	list,
	longText,
	pageOpening,
	paragraph,
	paragraphs,
	text,
	texts,
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
	meetings: group("Gesprekken", {
		heading,
		items: list(
			"Gesprekken",
			group("Gesprek", {
				name: text("Naam"),
				purpose: paragraph("Doel"),
				bring: text("Meenemen"),
				cost: text("Kosten"),
				action: action(),
			}),
		),
	}),
	pickUp: group("Ophalen", {
		heading,
		body: paragraphs("Alinea's"),
		actions: actions(),
	}),
	question: group("Vraag", {
		heading,
		text: paragraphs("Tekst"),
		steps: texts("Wat er daarna gebeurt"),
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
