import {
	block,
	blockWithActions,
	group,
	heading,
	longText,
	page,
	paragraph,
	paragraphs,
	terms,
	text,
} from "./parts.ts";

export const privacy = page({
	device: group("Op je apparaat", {
		heading,
		text: paragraph("Tekst"),
		places: group("Plaatsen", {
			cookie: text("Cookie"),
			local: text("Lokale opslag"),
			session: text("Opslag van het tabblad"),
		}),
		lasts: text("Kopje: blijft"),
		why: group("Waarom", {
			language: paragraph("Taal"),
			consent: paragraph("Toestemming"),
			draft: paragraph("Half ingevuld formulier"),
			optOut: paragraph("Vlaggetje van medewerkers"),
		}),
	}),
	others: group("Scripts van anderen", {
		heading,
		none: paragraph("Als er geen scripts van anderen zijn"),
		some: paragraph("Als er scripts van anderen zijn"),
		whenAsked: text("Als er eerst gevraagd wordt"),
		whenNotAsked: text("Als er niet gevraagd wordt"),
		withoutScripts: longText("Zonder JavaScript"),
		othersKeep: longText("Wat anderen bewaren"),
		keepsNothing: text("Bewaart niets"),
		keeps: text("Wat bewaard blijft"),
		withdraw: paragraph("Intrekken"),
	}),
	newsletter: group("Nieuwsbrief", {
		heading,
		what: group("Wat we bewaren", {
			heading,
			text: paragraph("Tekst"),
			service: paragraph("Dienst"),
		}),
		time: block("Hoe lang"),
		erase: block("Wissen"),
	}),
	desk: group("Formulieren", {
		heading,
		text: paragraph("Tekst"),
		terms: terms("Hoe lang we bewaren"),
		erase: paragraph("Wissen"),
	}),
	rest: group("Verder", {
		heading,
		body: paragraphs("Alinea's"),
		elsewhere: paragraph("Sites van anderen"),
	}),
	rights: blockWithActions("Je rechten"),
});
