import { familyLabels } from "../../facts/editor-labels.ts";
import { frontNames } from "../../facts/products/fronts.ts";
import { action, actions, each, group, heading, longText, namedList, paragraph, text } from "./parts.ts";

/** Words that the fronts overview and the pages of the fronts share. */
export const frontWords = group("Fronten: gedeelde teksten", {
	choose: text("Kies een kleur"),
	shown: text("Wat te zien is"),
	joint: text("Tussenwoord: in"),
	families: each("Materialen", familyLabels, (label) =>
		group(label, {
			name: text("Naam"),
			about: paragraph("Over"),
		}),
	),
	impression: paragraph("Impressie"),
	designs: each("Ontwerpen", frontNames, (label) =>
		group(label, {
			short: text("Kort"),
			what: longText("Wat het is"),
			opens: text("Zo gaat het open"),
			cleaning: text("Schoonhouden"),
		}),
	),
	compare: group("Vergelijken", {
		heading,
		text: paragraph("Tekst"),
		labels: group("Benamingen", {
			design: text("Ontwerp"),
			above: text("Bij een tekening van boven"),
			opens: text("Zo gaat het open"),
			cleaning: text("Schoonhouden"),
			leadTime: text("Levertijd"),
			colours: text("Kleuren"),
			fits: text("Past op"),
		}),
		leadTime: text("Levertijd"),
		colours: paragraph("Kleuren"),
		fits: text("Past op"),
	}),
	details: text("Kop boven de kenmerken"),
	shared: text("Kop boven wat alle ontwerpen delen"),
	facts: namedList("Wat alle ontwerpen delen", "Feit"),
	extra: group("Laatste kenmerk: wat er nog bij komt", { term: text("Naam"), text: paragraph("Tekst") }),
	nextSteps: group("Verder", {
		kitchens: text("Link naar keukens met dit ontwerp", "Daarna volgt de naam van het ontwerp."),
		actions: actions(),
	}),
	mix: action("Knop naar de mixer"),
	neighbours: group("Andere ontwerpen", {
		heading,
		previous: text("Vorige"),
		next: text("Volgende"),
	}),
	all: action("Knop naar alle fronten"),
});
