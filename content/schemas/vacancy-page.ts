import * as v from "valibot";
import { block, group, heading, pageOpening, paragraph, terms, texts } from "./parts.ts";

/** The page of a vacancy. Its buttons are the same for all of them (vacancy-words.ts). */
export const vacancyPage = v.strictObject({
	...pageOpening,
	status: group("Stand", {
		open: paragraph("Als de vacature open is"),
		closed: paragraph("Als de vacature dicht is"),
	}),
	work: group("Het werk", { heading, text: paragraph("Tekst"), items: texts("Punten") }),
	terms: terms("Arbeidsvoorwaarden"),
	apply: block("Solliciteren"),
	shut: block("Als de vacature dicht is"),
});
