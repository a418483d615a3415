import { blockWithActions, group, heading, page, paragraph, text } from "./parts.ts";

export const palet = page({
	calculator: group("Rekenhulp", {
		heading,
		area: text("Vraag: oppervlakte"),
		areaUnit: text("Eenheid van de oppervlakte"),
		wall: text("Kopje: muur"),
		width: text("Breedte"),
		height: text("Hoogte"),
		submit: text("Knop: tonen"),
		result: text("Uitkomst"),
		rounding: paragraph("Afronding"),
	}),
	drawing: group("Tekening", {
		label: text("Naam voor schermlezers"),
		note: paragraph("Toelichting"),
	}),
	time: group("Levertijd", {
		heading,
		text: paragraph("Tekst"),
		tiles: text("Tegels"),
		tilesWeeks: text("Weken voor tegels"),
		fronts: text("Fronten"),
		frontsWeeks: text("Weken voor fronten"),
	}),
	next: blockWithActions("Verder"),
});
