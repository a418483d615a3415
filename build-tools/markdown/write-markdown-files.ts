import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { locales } from "../../facts/site/locales.ts";
import { isIndexed, markdownPathOf, pageKeys, pathOf } from "../../facts/site/pages.ts";
import { hasPhotos } from "../../media/photos.ts";
import { unlistedHeaders } from "../../server/security-headers.ts";
import { llmsText } from "./llms.ts";
import { type BuiltPage, readPage } from "./read-page.ts";

/** Extra headers of each Markdown file, by its path. */
export type MarkdownHeaders = ReadonlyMap<string, Record<string, string>>;

/** Writes every page as Markdown beside its HTML, and llms.txt. */
export async function writeMarkdownFiles(client: string, siteUrl: string): Promise<MarkdownHeaders> {
	const pages = new Map<string, BuiltPage>();
	const headers = new Map<string, Record<string, string>>();
	for (const key of pageKeys) {
		for (const path of locales.map((locale) => pathOf(key, locale))) {
			const page = readPage(await readFile(join(client, path, "index.html"), "utf8"), path);
			pages.set(path, page);
			await writeFile(join(client, markdownPathOf(path)), markdownFile(page));
			headers.set(markdownPathOf(path), {
				"Content-Location": markdownPathOf(path),
				// Keeps search engines from listing it beside the page.
				Link: `<${page.url}>; rel="canonical"`,
				...(isIndexed(key) ? {} : unlistedHeaders),
			});
		}
	}
	const shown = hasPhotos() ? "mixed" : "renders";
	await writeFile(join(client, "llms.txt"), llmsText(pages, siteUrl, shown));
	return headers;
}

function markdownFile({ markdown, ...frontMatter }: BuiltPage): string {
	const lines = Object.entries(frontMatter).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
	return `---\n${lines.join("\n")}\n---\n\n${markdown}`;
}
