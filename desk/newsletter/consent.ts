import en from "../../content/en/newsletter-words.yaml";
import nl from "../../content/nl/newsletter-words.yaml";
import type { Locale } from "../../facts/site/locales.ts";
import { hashOf } from "../token.ts";

const wordings: Record<Locale, string> = { nl: nl.form.consent, en: en.form.consent };

/** The wording of the consent and its version. */
export function wordingOf(locale: Locale): { version: string; text: string } {
	const text = wordings[locale];
	return { version: `${locale}-${hashOf(text).slice(0, 12)}`, text };
}
