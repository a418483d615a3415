import { type Locale, locales } from "../../facts/site/locales.ts";

/** The address of the web manifest in a language; as with pages, only other languages than the first have a prefix. */
export function manifestPath(locale: Locale): string {
	return `${locale === locales[0] ? "" : `/${locale}`}/site.webmanifest`;
}
