import type { Locale } from "../../../facts/site/locales.ts";
import { type PageKey, pathOf } from "../../../facts/site/pages.ts";
import { wordsOf } from "../../content.server.ts";
import { fitAnchor } from "./cabinets-query.ts";

export function loadFitCheck(key: PageKey, locale: Locale) {
	const words = wordsOf("fit-check", locale);
	const path = pathOf(key, locale);
	return {
		words,
		/** A link to the check from elsewhere on the page. */
		link: { label: words.heading, to: `${path}#${fitAnchor}` },
	};
}
