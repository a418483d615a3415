import { type DefaultTreeAdapterTypes, parse } from "parse5";

export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;

const isElement = (node: Node | undefined): node is Element => node !== undefined && "tagName" in node;

export const attribute = (element: Element, name: string): string | undefined =>
	element.attrs.find((one) => one.name === name)?.value;

/** Every element of a document, in the order in which it is written. */
export function elementsOf(html: string): Element[] {
	return parse(html).childNodes.flatMap(below);
}

function below(node: Node): Element[] {
	return isElement(node) ? [node, ...node.childNodes.flatMap(below)] : [];
}

/** The text of an element as it is written. */
export function textOf(node: Node): string {
	if (isElement(node)) return node.childNodes.map(textOf).join("");
	return "value" in node ? node.value : "";
}
