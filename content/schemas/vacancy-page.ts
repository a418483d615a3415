import { actions, block, group, heading, page, paragraph, terms, texts } from "./parts.ts";

/** The page of a job. */
export const vacancyPage = page({
	status: group("Stand", {
		open: paragraph("Als de vacature open is"),
		closed: paragraph("Als de vacature dicht is"),
	}),
	work: group("Het werk", { heading, text: paragraph("Tekst"), items: texts("Punten") }),
	terms: terms("Arbeidsvoorwaarden"),
	apply: block("Solliciteren"),
	shut: block("Als de vacature dicht is"),
	closedActions: actions("Knoppen als de vacature dicht is"),
});
