import { byPictures, group, paragraph, paragraphs, text } from "./parts.ts";

/** The introduction of llms.txt: the studio in a few sentences that assistants can quote. */
export const assistants = group("Voor AI-assistenten", {
	summary: paragraph("Samenvatting"),
	facts: paragraphs("Feiten"),
	pictures: byPictures("Over de beelden", paragraph),
	groups: group("Groepen", {
		products: text("Producten"),
		buying: text("Zo koop je"),
		studio: text("Studio"),
	}),
});
