import { locales } from "../facts/site/locales.ts";
import { pageKeys, pageOf, pathOf } from "../facts/site/pages.ts";

/** The parameters that each page understands, by its path. */
const understood = new Map(
	pageKeys.flatMap((key) => locales.map((locale) => [pathOf(key, locale), pageOf(key).parameters ?? []] as const)),
);

/** Whether a query changes what the page shows; others (campaign tags, say) get the prepared page. */
export function changesPage(path: string, query: string): boolean {
	const parameters = query === "" ? undefined : understood.get(path);
	if (!parameters || parameters.length === 0) return false;
	const given = new URLSearchParams(query);
	return parameters.some((name) => given.has(name));
}
