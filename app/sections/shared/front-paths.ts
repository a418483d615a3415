import { mapValues } from "../../../facts/map-values.ts";
import { type FrontDesign, frontNames } from "../../../facts/products/fronts.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import { pathOf } from "../../../facts/site/pages.ts";

/** The page of each front design, in a language. A design and its page share their key. */
export function frontPaths(locale: Locale): Record<FrontDesign, string> {
	return mapValues(frontNames, (_, design) => pathOf(design, locale));
}
