import type { Element, ElementContent, Root } from "hast";
import { select, selectAll } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import type { Root as MarkdownRoot } from "mdast";
import { toString as markdownText } from "mdast-util-to-string";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { remove } from "unist-util-remove";
import { visit } from "unist-util-visit";

const processor = unified()
	.use(rehypeRemark)
	.use(() => removeCounters)
	.use(remarkGfm, { tablePipeAlign: false })
	.use(remarkStringify, { bullet: "-", emphasis: "_", resourceLink: true })
	.freeze();

/**
 * Markdown of a page's <main>, its title first. Links and pictures get whole addresses, seen from `base`.
 * Changes the tree that it is given.
 */
export function htmlToMarkdown(main: Element, base: string): string {
	removeUnreadable(main);
	moveTitleFirst(main);
	simplifyLinks(main);
	separateNeighbours(main);
	for (const list of selectAll("dl", main)) makeListOfTerms(list);
	for (const list of selectAll("ul, ol", main)) if (select(headings, list)) makeSections(list);
	const tree: Root = { type: "root", children: [element("base", [], { href: base }), main] };
	return processor.stringify(processor.runSync(tree));
}

/** Elements that are of no use in Markdown: decoration, forms, navigation, and parts that need a browser. */
const unreadable = [
	"button, dialog, form, input, nav, noscript, script, select, style, svg, template",
	"[hidden], [aria-hidden=true], [data-live], [data-opens] > :first-child",
	"img:not([alt]), img[alt='']",
].join(", ");

const headings = "h1, h2, h3, h4, h5, h6";

function removeUnreadable(main: Element): void {
	const found = new Set<unknown>(selectAll(unreadable, main));
	// A link without a letter is an anchor to copy.
	for (const link of selectAll("a", main)) if (!/[\p{L}\p{N}]/u.test(textOf(link))) found.add(link);
	remove(main, (node) => found.has(node) || node.type === "comment");
}

/** A number that stands alone counts steps; it joins the heading after it. */
function removeCounters(tree: MarkdownRoot): void {
	remove(tree, (node) => node.type === "paragraph" && /^\d+$/.test(markdownText(node)));
}

function moveTitleFirst(main: Element): void {
	const title = select("h1", main);
	if (!title) return;
	remove(main, (node) => node === title);
	main.children.unshift(title);
}

/** Headings without links, links without blocks. */
function simplifyLinks(main: Element): void {
	for (const heading of selectAll(headings, main)) {
		for (const link of selectAll("a", heading)) link.tagName = "span";
	}
	for (const block of selectAll("a div, a p, a figure, a figcaption, a picture, a h2, a h3, a h4", main))
		block.tagName = "span";
}

const inline = new Set(["a", "b", "data", "em", "i", "small", "span", "strong", "time"]);
const isInline = (node: ElementContent | undefined) => node?.type === "element" && inline.has(node.tagName);

/** Inline elements without a space between them stand apart on the page. */
function separateNeighbours(main: Element): void {
	visit(main, "element", (node) => {
		node.children = node.children.flatMap((child, position) => {
			if (child.type === "element" && child.tagName === "br") return [text(" ")];
			return isInline(child) && isInline(node.children[position - 1]) ? [text(" · "), child] : [child];
		});
	});
}

/** Markdown has no list of terms, so it becomes `- **term**: description (note)`. A note is a span inside the term. */
function makeListOfTerms(list: Element): void {
	const parts = selectAll(":scope > dt, :scope > dd, :scope > div > dt, :scope > div > dd", list);
	list.tagName = "ul";
	list.children = [];
	let item = element("li", []);
	let note: ElementContent[] = [];
	for (const [position, part] of parts.entries()) {
		if (part.tagName === "dt") {
			const isNote = (node: ElementContent) => node.type === "element" && node.tagName === "span";
			const hasName = !part.children.every(isNote);
			note = hasName ? part.children.filter(isNote) : [];
			item = element("li", [
				element(
					"strong",
					part.children.filter((node) => !note.includes(node)),
				),
			]);
			list.children.push(item);
		} else {
			item.children.push(text(item.children.length === 1 ? ": " : ", "), ...part.children);
		}
		const isLast = parts[position + 1]?.tagName !== "dd";
		if (isLast && note.length > 0) item.children.push(text(" ("), ...note, text(")"));
	}
}

/** A list whose items have headings is a row of sections. */
function makeSections(list: Element): void {
	list.tagName = "div";
	for (const item of list.children) if (item.type === "element") item.tagName = "div";
}

function element(tagName: string, children: ElementContent[], properties: Element["properties"] = {}): Element {
	return { type: "element", tagName, properties, children };
}

const text = (value: string): ElementContent => ({ type: "text", value });
