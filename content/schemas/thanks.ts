import { action, each, group, heading, page, paragraph, text } from "./parts.ts";

export const thanks = page({
	next: group("Verder", {
		heading,
		steps: each("Stappen", { look: "Kijken", touch: "Voelen", talk: "Praten" }, (label) =>
			group(label, { name: text("Naam"), text: paragraph("Tekst"), action: action() }),
		),
	}),
});
