import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { locales } from "../../facts/site/locales.ts";
import { isIndexed, markdownPathOf, pageKeys, pathOf } from "../../facts/site/pages.ts";
import { llmsText } from "./llms.ts";
import { type ReadPage, readFinishedPage, twinOfPage } from "./twin.ts";

/** Headers of each twin, by its path: which page it is the twin of, so that no search engine lists it beside the page. */
export type TwinHeaders = ReadonlyMap<string, Record<string, string>>;

/** Writes the Markdown twin of every page beside it, and llms.txt. */
export async function writeTwins(client: string, siteUrl: string): Promise<TwinHeaders> {
	const pages = new Map<string, ReadPage>();
	const headers = new Map<string, Record<string, string>>();
	for (const key of pageKeys) {
		for (const path of locales.map((locale) => pathOf(key, locale))) {
			const page = readFinishedPage(await readFile(join(client, path, "index.html"), "utf8"), path);
			pages.set(path, page);
			await writeFile(join(client, markdownPathOf(path)), twinOfPage(page));
			headers.set(markdownPathOf(path), {
				"Content-Location": markdownPathOf(path),
				Link: `<${page.address}>; rel="canonical"`,
				...(isIndexed(key) ? {} : { "X-Robots-Tag": "noindex" }),
			});
		}
	}
	await writeFile(join(client, "llms.txt"), llmsText(pages, siteUrl));
	return headers;
}
