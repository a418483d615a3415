import { expect, test } from "vitest";
import { localeOfPath, otherLocale } from "../../facts/site/locales.ts";
import { pathOf } from "../../facts/site/pages.ts";
import { type BuiltPage, builtPages, hasPlace, isServed, siteUrl } from "./built-site.ts";
import { attribute } from "./read-html.ts";

const paths = new Set(builtPages.map(({ path }) => path));

test("every link within the site leads to a page or a file", () => {
	const broken = builtPages.flatMap((page) =>
		linksOf(page)
			.filter((path) => !isServed(path))
			.map((path) => `${page.path} → ${path}`),
	);
	expect(broken).toEqual([]);
});

test("every link to a place on a page leads to an element with that id", () => {
	const broken = builtPages.flatMap((page) =>
		hrefsOf(page)
			.filter((href) => /^[/#]/.test(href))
			.map((href) => new URL(href, siteUrl + page.path))
			.filter(({ pathname, hash }) => hash && !hasPlace(pathname, hash))
			.map(({ pathname, hash }) => `${page.path} → ${pathname}${hash}`),
	);
	expect(broken).toEqual([]);
});

test("links stay in the page's language, except the language switch", () => {
	const foreign = builtPages.flatMap((page) => {
		const otherPath = pathOf(page.key, otherLocale(page.locale));
		return linksOf(page)
			.filter((path) => path !== otherPath && paths.has(path) && localeOfPath(path) !== page.locale)
			.map((path) => `${page.path} → ${path}`);
	});
	expect(foreign).toEqual([]);
});

/** Links within the site, without query and place. */
function linksOf(page: BuiltPage): string[] {
	const within = hrefsOf(page).filter((href) => href.startsWith("/"));
	return [...new Set(within.map((href) => href.replace(/[?#].*$/, "")))];
}

const hrefsOf = ({ elements }: BuiltPage): string[] =>
	elements.filter(({ tagName }) => tagName === "a").map((link) => attribute(link, "href") ?? "");
