import { group, page, section, terms, text } from "./parts.ts";

export const barre = page({
	availability: group("Verkrijgbaarheid", {
		before: text("Tot die maand"),
		since: text("Vanaf die maand"),
	}),
	different: section("Wat anders is"),
	details: terms("Kenmerken"),
});
