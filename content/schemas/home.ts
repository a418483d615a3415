import * as v from "valibot";
import { phaseLabels } from "../../facts/editor-labels.ts";
import {
	action,
	actions,
	blockWithAction,
	byPictures,
	each,
	group,
	heading,
	pageOpening,
	paragraph,
	paragraphs,
	text,
	texts,
} from "./parts.ts";

// Without the opening that other pages have: the home page starts with its hero.
const { opening: _, ...head } = pageOpening;

export const home = v.strictObject({
	...head,
	flavours: text("Beschrijving van de kleurenrij"),
	products: group("Producten", {
		heading,
		text: paragraph("Tekst"),
		action: action(),
		materials: group("Materialen", {
			heading,
			text: paragraph("Tekst"),
			action: action(),
			mix: action("Knop naar de mixer"),
		}),
		worktops: blockWithAction("Werkbladen"),
		sinks: blockWithAction("Spoelbakken"),
	}),
	buying: group("Zo koop je", {
		heading,
		text: paragraphs("Tekst"),
		phases: each("Fases", phaseLabels, (label) =>
			group(label, {
				text: paragraph("Tekst"),
				cost: texts("Kosten"),
			}),
		),
		more: action(),
	}),
	carousel: group("Keukens om door te bladeren", {
		heading,
		text: byPictures("Tekst", paragraph),
		label: text("Naam voor schermlezers"),
		previous: text("Vorige"),
		next: text("Volgende"),
		position: text("Woord voor het nummer"),
		of: text("Tussenwoord: van"),
		actions: actions(),
	}),
	story: blockWithAction("Verhaal"),
	studios: group("Studio's", { heading, text: texts("Tekst"), action: action() }),
	samples: group("Samples", { heading, text: texts("Tekst"), action: action() }),
	actions: actions(),
});
