import { frontNames } from "../../facts/products/fronts.ts";
import {
	action,
	block,
	each,
	group,
	heading,
	list,
	page,
	paragraph,
	paragraphs,
	questions,
	terms,
	text,
} from "./parts.ts";

export const kitchenFronts = page({
	beforeAfter: group("Voor en na", {
		heading,
		slider: text("Schuif", "Voor schermlezers."),
		rows: terms("Wat bleef en wat veranderde"),
	}),
	waysToNewFronts: group("Manieren", {
		heading,
		items: list(
			"Punten",
			group("Manier", {
				name: text("Naam"),
				text: paragraph("Tekst"),
				action: action(),
			}),
		),
	}),
	faktum: group("Faktum", {
		heading,
		body: paragraphs("Alinea's"),
		action: action(),
	}),
	designs: group("Ontwerpen", {
		heading,
		shortDescriptions: each("In het kort", frontNames, text),
	}),
	measuring: group("Meten", {
		heading,
		text: paragraph("Tekst"),
		steps: paragraphs("Stappen"),
	}),
	terms: group("Begrippen", {
		heading,
		more: text("Regel die op telefoons opent"),
		rows: terms("Begrippen"),
	}),
	questions,
	closing: block("Slot"),
});
