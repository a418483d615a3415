import { select } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { htmlToMarkdown } from "./html-to-markdown.ts";

export type BuiltPage = { title: string; description: string; language: string; url: string; markdown: string };

const parser = unified().use(rehypeParse).freeze();

/** Reads a page from its finished HTML. `name` is for the error when a part is missing. */
export function readPage(html: string, name: string): BuiltPage {
	const document = parser.parse(html);
	const find = (selector: string) => {
		const found = select(selector, document);
		if (!found) throw new Error(`The page ${name} has no ${selector}`);
		return found;
	};
	const url = String(find("link[rel=canonical]").properties.href);
	return {
		title: textOf(find("title")),
		description: String(find("meta[name=description]").properties.content),
		language: String(find("html[lang]").properties.lang),
		url,
		markdown: htmlToMarkdown(find("main"), url),
	};
}
