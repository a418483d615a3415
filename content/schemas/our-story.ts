import {
	action,
	actions,
	block,
	blockWithAction,
	group,
	heading,
	namedList,
	page,
	paragraph,
	section,
	text,
} from "./parts.ts";

export const ourStory = page({
	faces: section("Tweede stuk"),
	quote: text("Citaat"),
	cities: group("Twee steden", {
		heading,
		text: paragraph("Tekst"),
		unit: text("Eenheid"),
		action: action(),
	}),
	made: blockWithAction("Gemaakt in Nederland"),
	not: group("Wat niet", {
		heading,
		text: paragraph("Tekst"),
		items: namedList("Punten", "Wat we niet doen"),
	}),
	closing: block("Slot"),
	after: actions("Knoppen aan het eind"),
});
