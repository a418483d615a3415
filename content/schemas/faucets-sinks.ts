import { finishLabels, tapLabels } from "../../facts/editor-labels.ts";
import { blockWithActions, each, group, heading, namedList, page, paragraph, paragraphs, text } from "./parts.ts";

const product = (label: string) =>
	group(label, {
		name: text("Naam"),
		heading,
		text: paragraph("Tekst"),
	});

const finish = (label: string) => group(label, { name: text("Naam"), heading, text: paragraphs("Tekst") });

export const faucetsSinks = page({
	picker: group("Beeld", {
		choose: text("Kies een afwerking"),
		shown: text("Wat te zien is"),
		note: paragraph("Toelichting"),
	}),
	finishes: each("Afwerkingen", finishLabels, finish),
	taps: each("Kranen", tapLabels, product),
	before: group("Goed om te weten", {
		heading,
		items: namedList("Punten", "Punt"),
	}),
	next: blockWithActions("Verder"),
});
