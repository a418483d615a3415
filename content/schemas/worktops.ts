import { worktopLabels } from "../../facts/editor-labels.ts";
import {
	block,
	blockWithActions,
	each,
	group,
	heading,
	list,
	page,
	paragraph,
	paragraphs,
	section,
	sentences,
	text,
	texts,
} from "./parts.ts";

const build = (label: string) => group(label, { name: text("Naam"), text: sentences("Tekst") });

export const worktops = page({
	sections: group("Doorsneden", {
		from: text("Vanaf"),
		solid: text("Massief"),
		stacked: text("Gestapeld"),
		set: text("Gezet"),
		marble: texts("Marmer"),
		fenix: texts("Fenix"),
		note: paragraph("Toelichting"),
	}),
	steel: group("Staal", {
		solid: build("Massief"),
		stacked: build("Gestapeld"),
		set: build("Gezet"),
	}),
	composition: group("Samenstelling", {
		marble: text("Marmer"),
		epoxy: text("Epoxy"),
	}),
	fitting: group("Inmeten en plaatsen", {
		heading,
		text: paragraph("Tekst"),
		steps: group("Stappen", {
			cabinets: build("Kasten"),
			measuring: build("Inmeten"),
			waiting: build("Wachten"),
			worktop: build("Blad"),
			sink: build("Spoelbak"),
			fronts: build("Fronten"),
		}),
		moreHeading: heading,
		more: list("Laatjes", section("Laatje")),
	}),
	steelShort: text("Staal, kort"),
	each: each("Per werkblad", worktopLabels, (label) =>
		group(label, {
			name: text("Naam"),
			heading,
			body: paragraphs("Alinea's"),
			careHeading: text("Kopje: onderhoud"),
			care: paragraph("Onderhoud"),
		}),
	),
	goodToKnow: heading,
	good: list("Goed om te weten", block("Punt")),
	next: blockWithActions("Verder"),
});
