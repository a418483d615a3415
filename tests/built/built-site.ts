import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Locale, locales } from "../../facts/site/locales.ts";
import { type PageKey, pageKeys, pathOf } from "../../facts/site/pages.ts";
import { wallPicturePaths } from "../../word-wall/wall-link.ts";
import { attribute, type Element, elementsOf } from "./read-html.ts";

/** Where the finished site lies. */
export const buildFolder = resolve(process.env.BUILT_SITE ?? ".test-build/site");
export const siteUrl = "http://localhost:3000";

export const readBuilt = (path: string): string => readFileSync(join(buildFolder, "client", path), "utf8");

/** A finished page with its elements. */
export type BuiltPage = { key: PageKey; locale: Locale; path: string; html: string; elements: Element[] };

export const builtPages: readonly BuiltPage[] = pageKeys.flatMap((key) =>
	locales.map((locale) => {
		const path = pathOf(key, locale);
		const html = readBuilt(join(path, "index.html"));
		return { key, locale, path, html, elements: elementsOf(html) };
	}),
);

/** Whether a path leads to a page or a file, or to the poster, which the server draws on request. */
export const isServed = (path: string): boolean =>
	path === wallPicturePaths.poster ||
	builtPages.some((page) => page.path === path) ||
	existsSync(join(buildFolder, "client", path));

/** Whether a page has an element with the id that an address ends in, such as #price-list. */
export const hasPlace = (path: string, hash: string): boolean =>
	builtPages.some((page) => page.path === path && page.elements.some((one) => `#${attribute(one, "id")}` === hash));

/** The values of one attribute on elements with a certain other one, such as the href of rel=canonical. */
export function valuesOf(page: BuiltPage, tag: string, where: Record<string, string>, wanted: string): string[] {
	return page.elements
		.filter(
			(one) => one.tagName === tag && Object.entries(where).every(([name, value]) => attribute(one, name) === value),
		)
		.map((one) => attribute(one, wanted) ?? "");
}
