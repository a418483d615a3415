import { mapValues } from "../facts/map-values.ts";
import type { Locale } from "../facts/site/locales.ts";
import { fillFigures } from "./fill-figures.ts";
import { plainText } from "./inline.ts";
import { shownItems } from "./open-answers.ts";
import { readContent } from "./read-content.ts";
import type { Content, ContentName } from "./schemas/all.ts";

/** A content file for mails, in both languages: with figures, without markup and what waits for an answer. */
export function readPlainWords<Name extends ContentName>(name: Name): Readonly<Record<Locale, Content<Name>>> {
	return { nl: plainWords(readContent(name, "nl"), "nl"), en: plainWords(readContent(name, "en"), "en") };
}

export function plainWords<Words>(words: Words, locale: Locale): Words;
export function plainWords(words: unknown, locale: Locale): unknown {
	if (typeof words === "string") return plainText(fillFigures(words, locale));
	if (Array.isArray(words)) return shownItems(words).map((item) => plainWords(item, locale));
	if (words === null || typeof words !== "object") return words;
	return mapValues({ ...words }, (value) => plainWords(value, locale));
}
