import { brand } from "../../content/brand.ts";
import { fillFigures } from "../../content/fill-figures.ts";
import type { PictureKinds } from "../../content/localise.ts";
import { readBothLanguages } from "../../content/read-content.ts";
import { type Locale, locales } from "../../facts/site/locales.ts";
import { isIndexed, markdownPathOf, type Page, pageKeys, pageOf, pathOf } from "../../facts/site/pages.ts";
import type { BuiltPage } from "./read-page.ts";

const words = readBothLanguages("assistants");

const sections = ["products", "buying", "studio"] as const satisfies readonly Page["section"][];

/** llms.txt (llmstxt.org): who we are, then every page in both languages with the address of its Markdown file. */
export function llmsText(pages: ReadonlyMap<string, BuiltPage>, siteUrl: string, shown: PictureKinds): string {
	const summaries = locales.map((locale) => `> ${words[locale].summary}`).join("\n>\n");
	const facts = locales.map((locale) =>
		[...words[locale].facts, words[locale].pictures[shown]].map((fact) => `- ${fillFigures(fact, locale)}`).join("\n"),
	);
	return `${[`# ${brand}`, summaries, ...facts, ...locales.flatMap((locale) => lists(locale, pages, siteUrl))].join("\n\n")}\n`;
}

function lists(locale: Locale, pages: ReadonlyMap<string, BuiltPage>, siteUrl: string): string[] {
	return sections.map((section) => {
		const lines = pageKeys
			.filter((key) => isIndexed(key) && pageOf(key).section === section)
			.map((key) => {
				const path = pathOf(key, locale);
				const page = pages.get(path);
				if (!page) throw new Error(`The page ${path} was not built`);
				return `- [${page.title.replace(` | ${brand}`, "")}](${new URL(markdownPathOf(path), siteUrl).href}): ${page.description}`;
			});
		return `## ${words[locale].groups[section]}\n\n${lines.join("\n")}`;
	});
}
