import { familyLabels, sampleBoxLabels } from "../../facts/editor-labels.ts";
import { action, actions, each, group, heading, page, paragraph, paragraphs, text } from "./parts.ts";

export const materials = page({
	compare: group("Vergelijken", {
		label: text("Naam voor schermlezers"),
		shown: text("Wat te zien is"),
		joint: text("Tussenwoord: naast"),
		mix: action("Knop naar de mixer"),
		enlarge: text("Knop: vergroten"),
	}),
	properties: text("Kop boven sterk, zwak en schoonmaken", "Alleen op telefoons."),
	families: each("Materialen", familyLabels, (label) =>
		group(label, {
			name: text("Naam"),
			heading,
			body: paragraphs("Alinea's"),
			action: action("Link"),
		}),
	),
	next: group("Verder", {
		heading,
		text: paragraph("Tekst"),
		boxes: each("Knoppen per samplebox", sampleBoxLabels, action),
		actions: actions(),
	}),
});
