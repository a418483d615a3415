import type { Locale } from "../facts/site/locales.ts";
import { curlyQuotes } from "./curly-quotes.ts";
import en from "./en/desk-words.yaml";
import { fillFigures } from "./fill-figures.ts";
import nl from "./nl/desk-words.yaml";
import type { Content } from "./schemas/all.ts";

const words: Record<Locale, Content<"desk-words">> = { nl, en };

/** A message beside a form, with its figures written in. */
export function deskMessage(key: keyof Content<"desk-words">["messages"], locale: Locale): string {
	return curlyQuotes(fillFigures(words[locale].messages[key], locale));
}
