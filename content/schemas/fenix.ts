import {
	atMost,
	block,
	blockWithAction,
	group,
	heading,
	namedList,
	page,
	paragraph,
	questions,
	text,
} from "./parts.ts";

export const fenix = page({
	colours: text("Bij de kleuren"),
	layers: group("Lagen", {
		heading,
		text: paragraph("Tekst"),
		items: namedList("Punten", "Laag"),
	}),
	habits: group("Gewoontes", {
		heading,
		items: namedList("Punten", "Gewoonte"),
	}),
	kitchens: group("Keukens", {
		heading,
		items: atMost(3, namedList("Punten", "Keuken")),
	}),
	worktop: blockWithAction("Werkblad"),
	samples: blockWithAction("Samples"),
	questions,
	closing: block("Slot"),
});
