import { integrationLabels } from "../../facts/editor-labels.ts";
import { each, fixedText, group, heading, longText, text } from "./parts.ts";

/** Third-party scripts: their purposes, and the consent drawer. */
export const consentWords = group("Cookies en scripts van anderen", {
	purposes: each("Doelen", integrationLabels, longText),
	names: each("Namen", integrationLabels, text),
	alsoLoads: text("Laadt ook van", "Daarna volgen de namen van servers."),
	drawer: group("Cookievraag", {
		heading,
		lead: longText("Intro"),
		refuse: text("Knop: weigeren"),
		accept: text("Knop: goedvinden"),
		choose: text("Knop: zelf kiezen"),
		categories: group("Soorten", {
			measuring: text("Statistieken"),
			advertising: text("Advertenties"),
		}),
		keeps: text("Bewaart in je browser"),
		remember: longText("Onthouden"),
		privacy: text("Link: privacy"),
		save: text("Knop: bewaren"),
		saved: text("Bewaard"),
	}),
	settings: text("Link: cookie-instellingen"),
	lasts: group("Hoe lang", {
		cleared: fixedText("Tot je het wist"),
		tab: fixedText("Tot je het tabblad sluit"),
	}),
});
