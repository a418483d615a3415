import { locales } from "../facts/site/locales.ts";
import { pageKeys, pageOf, pathOf } from "../facts/site/pages.ts";

/** The parameters that change a page, by its path. */
const understood = new Map(
	pageKeys.flatMap((key) => locales.map((locale) => [pathOf(key, locale), pageOf(key).parameters ?? []] as const)),
);

/** The part of a query that changes the page. Campaign tags and the like do not. */
export function relevantQuery(path: string, query: string): string {
	const names = query === "" ? [] : (understood.get(path) ?? []);
	if (names.length === 0) return "";
	const relevant = [...new URLSearchParams(query)].filter(([name]) => names.includes(name));
	return relevant.length === 0 ? "" : `?${new URLSearchParams(relevant)}`;
}
