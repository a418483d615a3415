import { expect, test } from "vitest";
import { localeOfPath, otherLocale } from "../../facts/site/locales.ts";
import { pathOf } from "../../facts/site/pages.ts";
import { builtPages, isServed } from "./built-site.ts";
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

test("links stay in the page's language, except the language switch", () => {
	const foreign = builtPages.flatMap((page) => {
		const otherPath = pathOf(page.key, otherLocale(page.locale));
		return linksOf(page)
			.filter((path) => path !== otherPath && paths.has(path) && localeOfPath(path) !== page.locale)
			.map((path) => `${page.path} → ${path}`);
	});
	expect(foreign).toEqual([]);
});

function linksOf({ elements }: (typeof builtPages)[number]): string[] {
	const hrefs = elements.filter(({ tagName }) => tagName === "a").map((link) => attribute(link, "href") ?? "");
	return [...new Set(hrefs.filter((href) => href.startsWith("/")).map((href) => href.replace(/[?#].*$/, "")))];
}
