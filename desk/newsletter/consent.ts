import { readBothLanguages } from "../../content/read-content.ts";
import type { Locale } from "../../facts/site/locales.ts";
import { hashOf } from "../token.ts";

const words = readBothLanguages("newsletter-words");

/** The wording of the consent and its version. */
export function wordingOf(locale: Locale): { version: string; text: string } {
	const text = words[locale].form.consent;
	return { version: `${locale}-${hashOf(text).slice(0, 12)}`, text };
}
