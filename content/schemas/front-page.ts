import type * as v from "valibot";
import { group, heading, page, paragraph, section, terms, text } from "./parts.ts";

/** The page of a front design. `signature` are the words of the section that only this design has. */
const frontPage = <Signature extends v.ObjectEntries, Own extends v.ObjectEntries>(signature: Signature, own: Own) =>
	page({
		signature: group("Wat alleen dit ontwerp heeft", { heading, text: paragraph("Tekst"), ...signature }),
		different: section("Wat anders is"),
		details: terms("Kenmerken"),
		closing: group("Slot", { heading, text: paragraph("Tekst") }),
		...own,
	});

export const barrePage = frontPage(
	{
		light: text("Naam van de schuif", "Voor schermlezers."),
		left: text("Links"),
		right: text("Rechts"),
	},
	{
		availability: group("Verkrijgbaarheid", {
			before: text("Tot die maand"),
			since: text("Vanaf die maand"),
		}),
	},
);

export const catchPage = frontPage({ choose: text("Keuze van het materiaal", "Daarna volgen de materialen.") }, {});

export const flushPage = frontPage({}, {});

export const framedPage = frontPage(
	{ frame: text("Lijst"), centre: text("Vlak"), light: text("Licht"), shadow: text("Schaduw") },
	{},
);

export const ownPage = frontPage(
	{
		knob: text("Keuze van de knop"),
		knobs: group("Knoppen", {
			all: text("Alle knoppen van de foto"),
			brass: text("Messing"),
			china: text("Porselein"),
			wood: text("Hout"),
			black: text("Zwart"),
			chrome: text("Chroom"),
			lemon: text("Citroen"),
		}),
	},
	{},
);

export const pullPage = frontPage(
	{ drawer: text("Naam van de schuif", "Voor schermlezers."), inside: text("Briefje in de la") },
	{},
);
