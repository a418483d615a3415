import { block, group, heading, page, paragraph, paragraphs, text } from "./parts.ts";

export const vacancies = page({
	list: block("Lijst van functies"),
	openApplication: group("Open sollicitatie", {
		name: text("Naam"),
		text: paragraph("Tekst"),
		place: text("Plaats"),
		hours: text("Uren"),
	}),
	how: group("Zo solliciteer je", {
		heading,
		steps: paragraphs("Stappen"),
	}),
	apply: block("Solliciteren"),
});
