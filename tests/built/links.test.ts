import { expect, test } from "vitest";
import { localeOfPath, otherLocale } from "../../facts/site/locales.ts";
import { pathOf } from "../../facts/site/pages.ts";
import { type BuiltPage, builtPages, isServed, siteUrl } from "./built-site.ts";
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
	const idsOf = new Map(
		builtPages.map(({ path, elements }) => [path, new Set(elements.map((one) => attribute(one, "id")))]),
	);
	const broken = builtPages.flatMap((page) =>
		hrefsOf(page)
			.map((href) => ({ href, ...splitAddress(page, href) }))
			.filter(({ path, place }) => place && idsOf.get(path)?.has(place) === false)
			.map(({ href }) => `${page.path} → ${href}`),
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

/** Links within the site, without query. */
function linksOf(page: BuiltPage): string[] {
	return [...new Set(hrefsOf(page).map((href) => splitAddress(page, href).path))];
}

const hrefsOf = ({ elements }: BuiltPage): string[] =>
	elements
		.filter(({ tagName }) => tagName === "a")
		.map((link) => attribute(link, "href") ?? "")
		.filter((href) => /^[/#]/.test(href));

function splitAddress(page: BuiltPage, href: string): { path: string; place: string } {
	const { pathname, hash } = new URL(href, siteUrl + page.path);
	return { path: pathname, place: decodeURIComponent(hash.slice(1)) };
}
