import { action, atMost, group, heading, list, page, paragraph, text } from "./parts.ts";

export const thanks = page({
	next: group("Verder", {
		heading,
		steps: atMost(
			3,
			list("Stappen", group("Stap", { name: text("Naam"), text: paragraph("Tekst"), action: action() })),
		),
	}),
});
