import { locales } from "./locales.ts";
import { pageKeys, pathOf } from "./pages.ts";

export type Redirect = { from: string; to: string; status: 301 | 308 };

const paths = new Set(pageKeys.flatMap((key) => locales.map((locale) => pathOf(key, locale))));

/** English addresses without /en, from before the site had prefixes; those that are Dutch pages stay what they are. */
export const redirects: readonly Redirect[] = pageKeys
	.map((key) => pathOf(key, "en"))
	.map((to) => ({ from: to.replace(/^\/en/, ""), to, status: 301 as const }))
	.filter(({ from }) => from !== "" && !paths.has(from));
