import { describe, expect, test } from "vitest";
import { locales } from "../../facts/site/locales.ts";
import { isIndexed, markdownPathOf, pageKeys, pathOf } from "../../facts/site/pages.ts";
import { builtPages, isServed, readBuilt, siteUrl } from "./built-site.ts";
import { attribute, textOf } from "./read-html.ts";

const plain = (text: string) => text.replace(/\s+/g, " ");

describe.each(builtPages.map((page) => [page.path, page] as const))("the twin of %s", (path, page) => {
	const twin = readBuilt(markdownPathOf(path));

	test("says what the page is, then begins with its title", () => {
		expect(twin).toMatch(/^---\ntitle: ".+"\ndescription: ".+"\nlanguage: "(nl|en)"\nurl: "http.+"\n---\n\n# \S/);
		const title = page.elements.find(({ tagName }) => tagName === "h1");
		expect(twin).toContain(`\n# ${title && plain(textOf(title))}\n`);
		expect(twin.match(/^# /gm)?.length).toBe(1);
	});

	test("reads as text: no tags, no styles, no empty links, nothing thrice apart", () => {
		expect(twin).not.toMatch(/(?<!\\)<\/?[a-z]|style=|undefined|\]\(\)|\[\]|\n{3}|\*{4}/);
	});

	test("links with absolute addresses to existing pages", () => {
		const targets = [...twin.matchAll(/\]\((\S+?)\)/g)].map(([, target = ""]) => new URL(target));
		const ours = targets.filter(({ origin }) => origin === siteUrl);
		expect(ours.length).toBeGreaterThan(0);
		for (const { pathname } of ours) {
			expect(isServed(pathname), pathname).toBe(true);
		}
	});

	test("names every price of the page", () => {
		const shown = page.elements.filter((one) => one.tagName === "data" && attribute(one, "value"));
		for (const price of shown) expect(plain(twin)).toContain(plain(textOf(price)));
	});
});

test("llms.txt lists every page that may be listed, by its twin", () => {
	const text = readBuilt("llms.txt");
	expect(text).toMatch(/^# NO MORE BORING KITCHENS\n\n> /);
	expect(text).not.toMatch(/[{}]|undefined/);
	const listed = [...text.matchAll(/^- \[.+\]\((\S+)\): \S/gm)].map(([, address = ""]) => new URL(address).pathname);
	const expected = pageKeys
		.filter(isIndexed)
		.flatMap((key) => locales.map((locale) => markdownPathOf(pathOf(key, locale))));
	expect(listed.sort()).toEqual(expected.sort());
});

test("static hosts are told the twins' type and whose twins they are", () => {
	const headers = readBuilt("_headers");
	for (const { path, key } of builtPages) {
		const [, rule = ""] = headers.split(`\n${markdownPathOf(path)}\n`);
		const lines = rule.split("\n\n")[0] ?? "";
		expect(lines).toContain("Content-Type: text/markdown; charset=utf-8");
		expect(lines).toContain(`Link: <${new URL(path, siteUrl).href}>; rel="canonical"`);
		expect(lines.includes("X-Robots-Tag: noindex")).toBe(!isIndexed(key));
	}
});
