import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { materialOf } from "../../facts/products/materials.ts";
import { locales } from "../../facts/site/locales.ts";
import { isIndexed, markdownPathOf, pageKeys, pageOf, pathOf } from "../../facts/site/pages.ts";
import { type BuiltPage, buildFolder, builtPages, readBuilt, siteUrl, valuesOf } from "./built-site.ts";
import { textOf } from "./read-html.ts";

const addressOf = (path: string) => new URL(path, siteUrl).href;
const property = (page: BuiltPage, name: string) => valuesOf(page, "meta", { property: name }, "content");
const titleOf = (page: BuiltPage) =>
	page.elements
		.filter(({ tagName }) => tagName === "title")
		.slice(0, 1)
		.map(textOf)
		.join("");

test("no two pages share a title or a description", () => {
	for (const said of [
		titleOf,
		(page: BuiltPage) => valuesOf(page, "meta", { name: "description" }, "content").join(),
	]) {
		const all = builtPages.map(said);
		expect(all.filter((one) => one === "")).toEqual([]);
		expect(new Set(all).size).toBe(all.length);
	}
});

describe.each(builtPages.map((page) => [page.path, page] as const))("%s", (path, page) => {
	const indexed = isIndexed(page.key);

	test("names its own address, and those of both languages where it is listed", () => {
		expect(valuesOf(page, "link", { rel: "canonical" }, "href")).toEqual([addressOf(path)]);
		expect(valuesOf(page, "meta", { name: "robots" }, "content")).toEqual(indexed ? [] : ["noindex"]);
		const alternates = ["nl", "en", "x-default"].map((hreflang) =>
			valuesOf(page, "link", { rel: "alternate", hreflang }, "href"),
		);
		const [nl, en] = locales.map((locale) => [addressOf(pathOf(page.key, locale))]);
		expect(alternates).toEqual(indexed ? [nl, en, nl] : [[], [], []]);
	});

	test("has a card of the right size, and says what stands on it", async () => {
		const [image = ""] = property(page, "og:image");
		const file = join(buildFolder, "client", new URL(image).pathname);
		const { width, height, format } = await sharp(file).metadata();
		expect([width, height, format]).toEqual([1200, 630, "png"]);
		expect([property(page, "og:image:width"), property(page, "og:image:height")]).toEqual([["1200"], ["630"]]);
		const heading = page.elements.find(({ tagName }) => tagName === "h1");
		const [alt = ""] = property(page, "og:image:alt");
		// Pages behind a mail's link have another heading without the link.
		if (indexed) expect(alt.toLowerCase()).toBe(heading && textOf(heading).toLowerCase());
		expect(property(page, "og:title")).toEqual([titleOf(page)]);
		expect(property(page, "og:url")).toEqual([addressOf(path)]);
		expect(valuesOf(page, "meta", { name: "twitter:card" }, "content")).toEqual(["summary_large_image"]);
	});

	test("wears its flavour, its icons and its manifest", () => {
		expect(valuesOf(page, "meta", { name: "theme-color" }, "content")).toEqual([
			materialOf(pageOf(page.key).flavour).colour,
		]);
		const [manifest = ""] = valuesOf(page, "link", { rel: "manifest" }, "href");
		const { lang, start_url, icons } = JSON.parse(readBuilt(manifest));
		expect([lang, start_url]).toEqual([page.locale, pathOf("home", page.locale)]);
		const files: string[] = [
			...icons.map(({ src }: { src: string }) => src),
			...["icon", "apple-touch-icon"].flatMap((rel) => valuesOf(page, "link", { rel }, "href")),
			"/favicon.ico",
		];
		expect(files.filter((file) => !existsSync(join(buildFolder, "client", file)))).toEqual([]);
	});

	test("names its Markdown twin", () => {
		expect(valuesOf(page, "link", { type: "text/markdown" }, "href")).toEqual([addressOf(markdownPathOf(path))]);
	});
});

test("the sitemap lists what may be listed, with the alternates that the pages name", () => {
	const sitemap = readBuilt("sitemap.xml");
	const entries = [...sitemap.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)];
	const listed = pageKeys.filter(isIndexed).flatMap((key) => locales.map((locale) => addressOf(pathOf(key, locale))));
	expect(entries.map(([, address]) => address).sort()).toEqual(listed.sort());
	for (const [, address = "", rest = ""] of entries) {
		const page = builtPages.find(({ path }) => addressOf(path) === address);
		const named = ["nl", "en", "x-default"].map((hreflang) =>
			page ? [hreflang, ...valuesOf(page, "link", { rel: "alternate", hreflang }, "href")] : [],
		);
		const alternates = [...rest.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, language, href]) => [
			language,
			href,
		]);
		expect(alternates, address).toEqual(named);
	}
	expect(readBuilt("robots.txt")).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});
