import * as v from "valibot";
import {
	actions,
	block,
	byPictures,
	description,
	group,
	lead,
	pageOpening,
	paragraph,
	paragraphs,
	text,
} from "./parts.ts";

export const gallery = v.strictObject({
	...pageOpening,
	description: byPictures("Omschrijving", description),
	lead: byPictures("Intro", lead),
	opening: group("Eerste stuk", {
		heading: byPictures("Kop", text),
		about: byPictures("Eerste alinea", paragraph),
		body: paragraphs("Meer alinea's"),
	}),
	filter: group("Filter", {
		label: text("Naam van het filter"),
		clear: text("Knop: filter wissen"),
		one: text("Bij één keuken"),
		many: text("Bij meer keukens"),
		closest: block("Dichtstbij"),
		none: block("Niets gevonden"),
	}),
	viewer: group("Foto's bekijken", {
		label: text("Naam voor schermlezers"),
		position: text("Woord voor het nummer"),
		of: text("Tussenwoord: van"),
		previous: text("Vorige"),
		next: text("Volgende"),
		larger: text("Knop: groter"),
		smaller: text("Knop: kleiner"),
		close: text("Knop: sluiten"),
		mix: text("Knop: mix deze keuken"),
	}),
	actions: actions(),
});
