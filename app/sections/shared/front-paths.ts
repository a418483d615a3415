import { mapValues } from "../../../facts/map-values.ts";
import { type FrontDesign, frontNames } from "../../../facts/products/fronts.ts";
import { localeOfPath } from "../../../facts/site/locales.ts";
import { pathOf } from "../../../facts/site/pages.ts";

/** The page of each front design, in the language of the address. A design and its page share their key. */
export function frontPaths(url: URL): Record<FrontDesign, string> {
	const locale = localeOfPath(url.pathname);
	return mapValues(frontNames, (_, design) => pathOf(design, locale));
}
