import * as v from "valibot";
import { action, block, each, group, heading, list, page, paragraph, paragraphs, text } from "./parts.ts";

/** The key of a group is also its anchor: page:faq#buying. */
const groupLabels = {
	buying: "Kopen",
	design: "Ontwerp",
	costs: "Kosten",
	fronts: "Fronten en materialen",
	worktops: "Blad, bak en kraan",
	cabinets: "Kasten",
	delivery: "Levering",
	studios: "Studio's en samples",
	vacancies: "Vacatures",
};

const question = group("Vraag", {
	id: v.pipe(
		v.string(),
		v.regex(
			/^[a-z0-9]+(-[a-z0-9]+)*$/,
			"kan geen kenmerk zijn; schrijf kleine letters, cijfers en streepjes, zoals lead-time",
		),
		v.title("Anker"),
		v.description(
			"Het laatste stuk van de link naar deze vraag: page:faq#levertijd. In beide talen hetzelfde; laat het staan.",
		),
	),
	question: text("Vraag"),
	answer: paragraphs("Antwoord"),
});

const verdictLabels = { yes: "Ja", no: "Nee", depends: "Hangt ervan af" };

export const faq = page({
	opening: group("Eerste stuk", { heading, body: each("Antwoorden", verdictLabels, paragraph) }),
	verdicts: each("Oordelen", verdictLabels, text),
	search: group("Zoeken", {
		label: text("Naam van het zoekveld"),
		example: text("Voorbeeld in het zoekveld"),
		button: text("Knop: zoeken"),
		one: text("Bij één gevonden vraag"),
		many: text("Bij meer gevonden vragen"),
		all: text("Bij alle vragen"),
		subjects: text("Onderwerpen"),
		anchor: text("Link naar deze vraag"),
		nothing: group("Niets gevonden", {
			heading,
			text: paragraph("Tekst"),
			reset: text("Knop: alles tonen"),
			action: action(),
		}),
	}),
	groups: each("Groepen", groupLabels, (label) => group(label, { heading, questions: list("Vragen", question) })),
	closing: block("Slot"),
});
