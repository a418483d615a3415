import {
	block,
	blockWithAction,
	each,
	group,
	heading,
	named,
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
		items: each("Punten", { sage: "Pull in Sage", cherry: "Catch in Cherry", cacao: "Flush in Cacao" }, named),
	}),
	worktop: blockWithAction("Werkblad"),
	samples: blockWithAction("Samples"),
	questions,
	closing: block("Slot"),
});
