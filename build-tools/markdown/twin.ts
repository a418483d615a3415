import { attribute, elementsOf, textOf } from "./read-html.ts";
import { toMarkdown } from "./to-markdown.ts";

/** What a finished page says of itself and in itself. */
export type ReadPage = { title: string; description: string; language: string; address: string; markdown: string };

/** Reads a finished page. One that lacks a part is told by its name, because every page must have them all. */
export function readFinishedPage(html: string, name: string): ReadPage {
	const elements = elementsOf(html);
	const need = <Found>(found: Found | undefined, what: string): Found => {
		if (found === undefined) throw new Error(`The page ${name} has no ${what}`);
		return found;
	};
	const find = (tagName: string, key?: string, value?: string) =>
		elements.find((one) => one.tagName === tagName && (!key || attribute(one, key) === value));
	const content = (tagName: string, key: string, value: string, wanted: string) => {
		const found = find(tagName, key, value);
		return need(found && attribute(found, wanted), `${tagName} ${value}`);
	};
	const address = content("link", "rel", "canonical", "href");
	return {
		title: textOf(need(find("title"), "title")),
		description: content("meta", "name", "description", "content"),
		language: need(attribute(need(find("html"), "html"), "lang"), "language"),
		address,
		markdown: toMarkdown(need(find("main"), "main"), address),
	};
}

/** The Markdown twin of a page: what it is, then what it says. */
export function twinOfPage({ title, description, language, address, markdown }: ReadPage): string {
	const about = { title, description, language, url: address };
	const lines = Object.entries(about).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
	return `---\n${lines.join("\n")}\n---\n\n${markdown}`;
}
