import { action, group, heading, list, page, paragraph, text } from "./parts.ts";

export const thanks = page({
	next: group("Verder", {
		heading,
		steps: list(
			"Stappen",
			group("Stap", {
				name: text("Naam"),
				text: paragraph("Tekst"),
				action: action(),
			}),
		),
	}),
});
