import type { Locale } from "../facts/site/locales.ts";
import type { PageKey } from "../facts/site/pages.ts";
import type { PageContent } from "./page-content.ts";

/** The words of a page as they are written, for tools that go through all pages while the site is built. */
export async function readPage(key: PageKey, locale: Locale): Promise<PageContent> {
	const module: { default: PageContent } = await import(new URL(`${locale}/${key}.ts`, import.meta.url).href);
	return module.default;
}
