import { attribute, type Element, holds, isElement, type Node } from "./read-html.ts";

/** What a reader cannot use: drawings, forms and what belongs to them, ways around the page. */
const skipped = new Set([
	"button",
	"dialog",
	"form",
	"nav",
	"noscript",
	"script",
	"source",
	"style",
	"svg",
	"template",
]);

const blocks = new Set(
	"article aside blockquote dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr img li main ol p picture section summary table ul".split(
		" ",
	),
);
const headings = new Set(["h1", "h2", "h3", "h4", "h5", "h6"]);

/** Markdown of an element of a page, its title first. Links and pictures get whole addresses, seen from `base`. */
export function toMarkdown(element: Element, base: string): string {
	// A number that stands alone counts steps; the heading after it says which.
	const said = tidy(blocksOf(element.childNodes, base)).filter((block) => !/^\d+$/.test(block));
	const isTitle = (block: string) => block.startsWith("# ");
	return `${[...said.filter(isTitle), ...said.filter((block) => !isTitle(block))].join("\n\n")}\n`;
}

/** A block that says only what the one before it said (a drawing's label beside a heading) is said once. */
function tidy(all: readonly string[]): string[] {
	return all.filter((block, position) => block !== all[position - 1]);
}

/** Neighbours that flow make one paragraph; everything else is a block of its own. */
function blocksOf(nodes: readonly Node[], base: string): string[] {
	const found: string[] = [];
	let flowing: Node[] = [];
	const end = () => {
		const text = inline(flowing, base).trim();
		if (text !== "") found.push(text);
		flowing = [];
	};
	for (const node of nodes.filter(isShown)) {
		if (!isElement(node) || !(blocks.has(node.tagName) || holds(node, blocks)) || node.tagName === "a") {
			flowing.push(node);
			continue;
		}
		end();
		found.push(...block(node, base));
	}
	end();
	return found;
}

function block(element: Element, base: string): string[] {
	const { tagName, childNodes } = element;
	if (headings.has(tagName)) return present(inline(childNodes, base, false), `${"#".repeat(Number(tagName[1]))} `);
	if (tagName === "p") return present(protectStart(inline(childNodes, base)));
	if (tagName === "ul" || tagName === "ol") return list(element, base);
	if (tagName === "dl") return present(terms(element, base).join("\n"));
	if (tagName === "table") return present(table(element, base).join("\n"));
	if (tagName === "img") return picture(element, base);
	if (tagName === "summary" && !holds(element, headings)) return present(inline(childNodes, base), "**", "**");
	return blocksOf(childNodes, base);
}

function present(text: string, before = "", after = ""): string[] {
	const trimmed = text.trim();
	return trimmed === "" ? [] : [before + trimmed + after];
}

/** A list whose items have headings is a row of sections. */
function list(element: Element, base: string): string[] {
	const items = element.childNodes.filter(isElement).filter(isShown);
	if (holds(element, headings)) return items.flatMap((item) => blocksOf(item.childNodes, base));
	const lines = items.map((item, position) => {
		const [first, ...rest] = tidy(blocksOf(item.childNodes, base));
		if (first === undefined) return "";
		const mark = element.tagName === "ol" ? `${position + 1}. ` : "- ";
		const indent = " ".repeat(mark.length);
		return [mark + first, ...rest].join("\n\n").replaceAll("\n", `\n${indent}`).replaceAll(`\n${indent}\n`, "\n\n");
	});
	return present(lines.filter((line) => line !== "").join("\n"));
}

/** Terms with what they are, one a line; a note inside a term follows in brackets. */
function terms(element: Element, base: string): string[] {
	const parts = element.childNodes
		.filter(isElement)
		.flatMap((child) => (child.tagName === "div" ? child.childNodes.filter(isElement) : [child]))
		.filter(isShown);
	return parts.flatMap((part, position) => {
		if (part.tagName !== "dt") return [];
		const isNote = (node: Node) => isElement(node) && node.tagName === "span";
		const whole = part.childNodes.every(isNote);
		const name = inline(whole ? part.childNodes : part.childNodes.filter((node) => !isNote(node)), base).trim();
		const note = whole ? "" : inline(part.childNodes.filter(isNote), base).trim();
		const next = parts.findIndex((one, at) => at > position && one.tagName === "dt");
		const said = parts
			.slice(position + 1, next === -1 ? undefined : next)
			.map((one) => tidy(blocksOf(one.childNodes, base)).join(" "))
			.join(", ");
		return [`- **${name.replaceAll("**", "")}**${said === "" ? "" : `: ${said}`}${note === "" ? "" : ` (${note})`}`];
	});
}

function table(element: Element, base: string): string[] {
	const rows = descendants(element, "tr").map((row) =>
		row.childNodes.filter(isElement).map((cell) => inline(cell.childNodes, base).trim().replaceAll("|", "\\|")),
	);
	const [head = [], ...body] = rows;
	return [head, head.map(() => "---"), ...body].map((cells) => `| ${cells.join(" | ")} |`);
}

function descendants(element: Element, tagName: string): Element[] {
	return element.childNodes
		.filter(isElement)
		.flatMap((child) => (child.tagName === tagName ? [child] : descendants(child, tagName)));
}

function picture(element: Element, base: string): string[] {
	const [alt, source] = [attribute(element, "alt"), attribute(element, "src")];
	return alt && source ? [`![${escaped(alt)}](${new URL(source, base).href})`] : [];
}

function inline(nodes: readonly Node[], base: string, links = true): string {
	let text = "";
	let last: Node | undefined;
	for (const node of nodes.filter(isShown)) {
		const next = isElement(node) ? inlineElement(node, base, links) : escaped("value" in node ? node.value : "");
		if (next.trim() === "") {
			if (next !== "") last = node;
			if (next !== "" && text !== "") text += " ";
			continue;
		}
		// Elements that touch in the source stand apart on the page.
		text += text.trim() !== "" && isElement(last) && isElement(node) ? `${between}${next}` : next;
		last = node;
	}
	return text.replace(/[ \t\n]+/g, " ");
}

const between = " · ";

function inlineElement(element: Element, base: string, links: boolean): string {
	const { tagName } = element;
	if (tagName === "br") return " ";
	if (tagName === "img") return picture(element, base).join("");
	const text = inline(element.childNodes, base, links && tagName !== "a");
	if (blocks.has(tagName)) return ` ${text} `;
	const wrapped = (mark: string) => (text.trim() === "" ? text : `${mark}${text.trim()}${mark}`);
	if (tagName === "strong" || tagName === "b") return wrapped("**");
	if (tagName === "em" || tagName === "i") return wrapped("_");
	const target = attribute(element, "href");
	if (tagName !== "a" || !links || target === undefined) return text;
	const label = text.trim();
	// A link that is only a mark (an anchor to copy) says nothing.
	return /[\p{L}\p{N}]/u.test(label) ? `[${label}](${new URL(target, base).href})` : "";
}

/** Shown to readers: not decoration, not what only a browser can know, not what hides behind a front. */
function isShown(node: Node): boolean {
	if (!isElement(node)) return "value" in node;
	if (skipped.has(node.tagName) || attribute(node, "hidden") !== undefined) return false;
	if (attribute(node, "aria-hidden") === "true" || attribute(node, "data-live") !== undefined) return false;
	const parent = node.parentNode;
	const behind = parent && "attrs" in parent && attribute(parent, "data-opens") !== undefined;
	return !(behind && parent.childNodes[0] === node);
}

const escaped = (text: string) => text.replace(/[\\*_[\]<`]/g, "\\$&");

/** A paragraph must not begin as a list or a heading does. */
const protectStart = (text: string) => text.trim().replace(/^([#>+-]|\d+[.)])(?=\s)/, "\\$1");
