import { action, actions, block, byPictures, group, heading, text } from "./parts.ts";

/** What stands around every page: header, menu, footer. */
export const shell = group("Kop, menu en voet", {
	skip: text("Link: naar de inhoud"),
	invitation: action("Knop bovenaan"),
	navigation: text("Naam van de navigatie"),
	main: actions("Hoofdmenu"),
	menu: group("Menu", {
		open: text("Knop: menu openen"),
		close: text("Knop: menu sluiten"),
		entries: actions("Menu-items"),
	}),
	language: group("Taal", {
		label: text("Knop"),
		describe: text("Voor schermlezers"),
	}),
	footer: group("Voet van de pagina", {
		label: text("Naam voor schermlezers"),
		newsletter: block("Nieuwsbrief"),
		places: actions("Studio's en magazijn"),
		impression: byPictures("Over de beelden", text),
		links: actions("Links"),
		kitchens: group("Keukens", {
			heading,
			links: actions("Links"),
		}),
	}),
});
