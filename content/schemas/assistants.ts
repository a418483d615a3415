import { byPictures, group, paragraph, paragraphs, text } from "./parts.ts";

/** What llms.txt says to assistants before it lists the pages: the studio in a few sentences that can be quoted. */
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
