import { actions, block, group, heading, paragraph, text } from "./parts.ts";

const answer = (label: string) =>
	group(label, {
		verdict: text("Oordeel"),
		heading,
		text: paragraph("Tekst"),
		actions: actions(),
	});

/** 'Does it fit my cabinets?': one answer for each system, and a way on for everybody else. */
export const fitCheck = group("Kastencheck", {
	heading,
	text: paragraph("Tekst"),
	choices: text("Naam van de keuze"),
	other: group("Ander merk of model", {
		brand: text("Ander merk"),
		model: text("Model"),
	}),
	waiting: block("Nog niets gekozen"),
	answers: group("Antwoorden", {
		metod: answer("Metod"),
		faktum: answer("Faktum"),
		bordo: answer("Bordo"),
		senti: answer("Senti"),
		other: answer("Ander merk of model"),
	}),
});
