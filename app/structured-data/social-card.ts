import type { Locale } from "../../facts/site/locales.ts";
import type { PageKey } from "../../facts/site/pages.ts";

/** The picture that stands beside a shared link. */
export function cardAddress(key: PageKey, locale: Locale): string {
	return `/cards/${key}.${locale}.png`;
}
