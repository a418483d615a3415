import { maxMenuEntries } from "../../facts/site/menu-fronts.ts";
import { action, actions, atMost, block, byPictures, group, heading, paragraph, text } from "./parts.ts";

/** Banner, header, menu and footer. */
export const shell = group("Kop, menu en voet", {
	skip: text("Link: naar de inhoud"),
	banner: group("Balk bovenaan", {
		label: text("Naam voor schermlezers"),
		text: paragraph("Tekst"),
		action: action(),
	}),
	navigation: text("Naam van de navigatie"),
	main: actions("Hoofdmenu"),
	menu: group("Menu", {
		open: text("Knop: menu openen"),
		close: text("Knop: menu sluiten"),
		entries: atMost(maxMenuEntries, actions("Menu-items")),
	}),
	language: group("Taal", {
		label: text("Knop"),
		describe: text("Voor schermlezers"),
	}),
	footer: group("Voet van de pagina", {
		label: text("Naam voor schermlezers"),
		newsletter: block("Nieuwsbrief"),
		places: group("Studio's en magazijn", {
			amsterdam: action("Amsterdam"),
			rotterdam: action("Rotterdam"),
			warehouse: action("Magazijn"),
		}),
		pickUp: text("Ophalen"),
		impression: byPictures("Over de beelden", text),
		links: actions("Links"),
		kitchens: group("Keukens", {
			heading,
			links: actions("Links"),
		}),
	}),
});
