import { worktopLabels } from "../../facts/editor-labels.ts";
import {
	block,
	blockWithActions,
	each,
	group,
	heading,
	list,
	named,
	page,
	paragraph,
	paragraphs,
	section,
	text,
} from "./parts.ts";

export const worktops = page({
	quartet: text("Beschrijving van de kwartetkaarten"),
	sections: group("Doorsneden", {
		from: text("Vanaf"),
		solid: text("Massief"),
		stacked: text("Gestapeld"),
		set: text("Gezet"),
		discussed: text("In overleg"),
		note: paragraph("Toelichting"),
	}),
	steel: group("Staal", {
		solid: named("Massief"),
		stacked: named("Gestapeld"),
		set: named("Gezet"),
	}),
	composition: group("Samenstelling", {
		marble: text("Marmer"),
		epoxy: text("Epoxy"),
	}),
	fitting: section("Inmeten en plaatsen"),
	care: text("Kopje: onderhoud"),
	each: each("Per werkblad", worktopLabels, (label) =>
		group(label, {
			name: text("Naam"),
			heading,
			body: paragraphs("Alinea's"),
			care: paragraph("Onderhoud"),
		}),
	),
	goodToKnow: heading,
	good: list("Goed om te weten", block("Punt")),
	next: blockWithActions("Verder"),
});
