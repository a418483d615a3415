import { locales } from "../facts/site/locales.ts";
import { type Page, pageKeys, pageOf, pathOf } from "../facts/site/pages.ts";

/** The paths of pages that the page table marks so, in both languages. */
export function pathsWhere(test: (page: Page) => boolean): readonly string[] {
	return pageKeys.filter((key) => test(pageOf(key))).flatMap((key) => locales.map((locale) => pathOf(key, locale)));
}

/** Pages that mails link to with a token. */
export const tokenPaths = pathsWhere(({ parameters }) => parameters?.includes("token") ?? false);

/** Pages that show the desk's current data. */
export const freshPaths = pathsWhere(({ fresh = false }) => fresh);

/** Those that show it without a token too. */
export const alwaysFreshPaths = freshPaths.filter((path) => !tokenPaths.includes(path));

/** Token pages that show the desk's data, and token pages that are the same for everybody. */
export const freshTokenPaths = tokenPaths.filter((path) => freshPaths.includes(path));
export const templateTokenPaths = tokenPaths.filter((path) => !freshPaths.includes(path));
