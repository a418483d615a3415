import type { ListedPrice } from "../../facts/costs/prices.ts";
import {
	action,
	actions,
	block,
	group,
	heading,
	list,
	longText,
	page,
	paragraph,
	paragraphs,
	shareLink,
	text,
	texts,
} from "./parts.ts";

const price = (label: string) =>
	group(label, {
		name: text("Naam"),
		note: paragraph("Toelichting"),
	});

const priceInWords = (label: string) =>
	group(label, {
		name: text("Naam"),
		note: paragraph("Toelichting"),
		amount: text("Bedrag"),
	});

const numberField = (label: string) =>
	group(label, {
		legend: text("Vraag"),
		hint: text("Hulptekst"),
	});

export const prices = page({
	counting: group("Zo tel je", { texts: paragraphs("Tekst"), more: text("Regel die de rest opent") }),
	table: group("Tabel van fronten", {
		caption: text("Boven de tabel"),
		flat: text("Kopje: vlak, per materiaal"),
		inFenix: text("Kopje: in Fenix, per ontwerp"),
		run: text("Kopje: de hele rij"),
		notes: paragraphs("Onder de tabel"),
	}),
	smallestOrder: group("De kleinste bestelling, opgeteld", {
		heading,
		order: text("Regel: de bestelling"),
		orderNote: text("Toelichting bij de bestelling"),
		deduction: text("Regel: de aanbetaling gaat eraf"),
		deductionNote: text("Toelichting bij die aftrek"),
		examples: list(
			"In plaats daarvan, als alle prijzen bekend zijn: de rij van zes, en de grotere keuken",
			group("Voorbeeld", {
				heading,
				total: priceInWords("Samen"),
				parts: list("Delen", priceInWords("Deel")),
			}),
		),
	}),
	differences: group("Duurder en goedkoper", {
		dearer: group("Duurder", {
			heading,
			items: paragraphs("Punten"),
		}),
		cheaper: group("Goedkoper", {
			heading,
			items: texts("Punten"),
		}),
	}),
	list: group("Lijst", {
		heading,
		groups: group("Groepen", {
			start: text("Vooraf"),
			design: text("Ontwerp"),
			order: text("Bestellen"),
			delivery: text("Levering"),
		}),
		prices: group("Prijzen", {
			sampleBox: group("Samplebox", { name: text("Naam"), note: texts("Toelichting") }),
			designDeposit: price("Aanbetaling"),
			extraRevision: price("Extra aanpassing"),
			minimumOrder: price("Minimale bestelling"),
			smallReorder: price("Kleine bijbestelling"),
			catchCustomColour: price("Catch in een eigen kleur"),
			paintedCustomColour: price("Ander ontwerp in een eigen kleur"),
			deliveryNear: price("Bezorging dichtbij"),
			deliveryFar: price("Bezorging verder weg"),
			tilePerSquareMetre: price("Tegels per m²"),
		} satisfies Record<ListedPrice, unknown>),
		meeting: priceInWords("Kennismaking"),
		measuring: list("Opmeten", priceInWords("Opmeten")),
		firstRevision: priceInWords("Eerste aanpassing"),
		quoted: list("Op offerte", priceInWords("Op offerte")),
		deliveryText: paragraphs("Over de levering"),
		pickUp: priceInWords("Ophalen"),
		samples: action("Knop: samplebox"),
	}),
	colours: group("Kleuren", { heading, texts: texts("Tekst") }),
	terms: group("Voorwaarden", {
		warranty: block("Garantie"),
		payment: group("Betaling", { heading, texts: texts("Tekst") }),
		extra: group("Wat er nog bij komt", { heading, texts: texts("Tekst") }),
	}),
	guide: group("Kostenwijzer", {
		heading,
		text: paragraph("Tekst"),
		fields: group("Velden", {
			design: group("Ontwerp", {
				legend: text("Vraag"),
				options: group("Keuzes", {
					plan: text("Keuken die ik ook bestel"),
					drawing: text("Alleen een tekening"),
					none: text("Niets"),
				}),
			}),
			revisions: numberField("Aanpassingen"),
			colour: group("Kleur", {
				legend: text("Vraag"),
				hint: text("Hulptekst"),
				options: group("Keuzes", {
					none: text("Nee"),
					catch: text("Catch"),
					painted: text("Painted"),
					both: text("Allebei"),
				}),
			}),
			orders: numberField("Bestellingen"),
			delivery: group("Levering", {
				legend: text("Vraag"),
				options: group("Keuzes", {
					near: text("Dichtbij"),
					far: text("Ver weg"),
					pickup: text("Ophalen"),
				}),
			}),
			reorder: group("Bijbestelling", {
				legend: text("Vraag"),
				hint: text("Hulptekst"),
				options: group("Keuzes", {
					no: text("Nee"),
					yes: text("Ja"),
				}),
			}),
			samples: numberField("Samples"),
		}),
		idle: text("Nog niets gekozen"),
		submit: text("Knop: tonen"),
		unread: longText("Niet te lezen keuze"),
		names: group("Namen", {
			design: text("Ontwerp"),
			revisions: text("Aanpassingen"),
			colour: text("Kleur"),
			orders: text("Bestellingen"),
			delivery: text("Levering"),
			reorder: text("Bijbestelling"),
			samples: text("Samples"),
		}),
		result: group("Uitkomst", {
			heading,
			what: text("Kopje: waarvoor"),
			amount: text("Kopje: bedrag"),
			later: text("Latere bestellingen"),
			nothing: text("Geen vaste kosten"),
			lines: group("Regels", {
				sampleBox: text("Samplebox"),
				designDeposit: text("Aanbetaling"),
				designOnly: text("Alleen een tekening"),
				extraRevision: text("Extra aanpassing"),
				smallReorder: text("Kleine bijbestelling"),
				catchCustomColour: text("Catch in een eigen kleur"),
				paintedCustomColour: text("Ander ontwerp in een eigen kleur"),
				deliveryNear: text("Bezorging dichtbij"),
				deliveryFar: text("Bezorging verder weg"),
			}),
			quotedLine: text("Regel: op offerte"),
			quotedAmount: text("In plaats van een bedrag"),
			total: text("Totaal"),
			without: text("Onder het totaal: wat ontbreekt"),
			smallest: text("Met de kleinste bestelling"),
			deducted: text("Samen van je factuur af"),
			remaining: text("Wat overblijft"),
			remainingAlone: text("Wat overblijft, zonder aftrek"),
			quoted: group("Op offerte", {
				fromMinimum: paragraph("Vanaf het minimum"),
				belowMinimum: paragraph("Onder het minimum"),
				nothing: text("Als je niets bestelt"),
			}),
		}),
		share: group("Delen", { ...shareLink, print: text("Knop: printen") }),
		next: actions(),
	}),
});
