import {
	action,
	block,
	each,
	group,
	heading,
	named,
	namedList,
	page,
	paragraph,
	paragraphs,
	questions,
	text,
} from "./parts.ts";

export const farrowAndBall = page({
	drawn: text("Bij de getekende kleuren"),
	ways: group("Manieren", {
		heading,
		items: namedList("Punten", "Manier"),
	}),
	price: group("Prijs", {
		heading,
		painted: named("Painted"),
		catch: named("Catch"),
		note: paragraph("Toelichting"),
		action: action(),
	}),
	choosing: group("Kiezen", {
		heading,
		text: paragraph("Tekst"),
		steps: paragraphs("Stappen"),
	}),
	designs: group("Ontwerpen", {
		heading,
		items: each("Punten", { framed: "Framed", barre: "Barre", own: "Own" }, (label) =>
			group(label, { name: text("Naam"), text: paragraph("Tekst"), action: action() }),
		),
	}),
	questions,
	closing: block("Slot"),
});
