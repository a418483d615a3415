import type { FrontDesign } from "../../../facts/products/fronts.ts";
import { localeOfPath } from "../../../facts/site/locales.ts";
import { pathOf } from "../../../facts/site/pages.ts";

/** The page of each front design, in the language of the address. A design and its page share their key. */
export function frontPaths(url: URL): Record<FrontDesign, string> {
	const locale = localeOfPath(url.pathname);
	return {
		own: pathOf("own", locale),
		catch: pathOf("catch", locale),
		flush: pathOf("flush", locale),
		pull: pathOf("pull", locale),
		framed: pathOf("framed", locale),
		barre: pathOf("barre", locale),
	};
}
