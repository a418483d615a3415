import { type Document, isMap, isNode, isScalar, isSeq, type Node, Pair, parseDocument, stringify } from "yaml";
import { isEmpty } from "./drop-empty.ts";

const style = { lineWidth: 0 } as const;

/** The file with new data in it: comments, order and quoting of everything that did not change stay. */
export function editYaml(text: string | undefined, data: unknown): string {
	if (text === undefined) return stringify(data, style);
	const document: Document = parseDocument(text);
	document.contents = update(document, document.contents, data);
	return document.toString(style);
}

function update(document: Document, node: unknown, data: unknown): Node {
	if (isNode(node) && isSame(toData(document, node), data)) return node;
	if (isMap(node) && isObject(data)) {
		let at = 0;
		for (const [key, value] of Object.entries(data)) {
			const position = node.items.findIndex((pair) => keyOf(pair.key) === key);
			const pair = node.items[position];
			if (pair) pair.value = update(document, pair.value, value);
			else node.items.splice(at, 0, new Pair(document.createNode(key), document.createNode(value)));
			at = (pair ? position : at) + 1;
		}
		// An empty field that the new data leaves out may stay as it was.
		node.items = node.items.filter(({ key, value }) => keyOf(key) in data || isEmpty(toData(document, value)));
		return node;
	}
	if (isSeq(node) && Array.isArray(data)) {
		const unchanged = data.map((item) => node.items.find((old) => isNode(old) && isSame(toData(document, old), item)));
		node.items = data.map((item, at) => {
			const old = node.items[at];
			return unchanged[at] ?? update(document, unchanged.includes(old) ? undefined : old, item);
		});
		return node;
	}
	const created = document.createNode(data);
	if (isNode(node)) {
		const { comment, commentBefore, spaceBefore } = node;
		Object.assign(created, { comment, commentBefore, spaceBefore });
	}
	return created;
}

const toData = (document: Document, node: unknown) => (isNode(node) ? node.toJS(document) : node);
const keyOf = (key: unknown) => String(isScalar(key) ? key.value : key);

function isObject(data: unknown): data is Record<string, unknown> {
	return typeof data === "object" && data !== null && !Array.isArray(data);
}

/** The order of keys does not count: the editor sorts them by its fields. */
function isSame(one: unknown, other: unknown): boolean {
	if (Array.isArray(one) && Array.isArray(other)) {
		return one.length === other.length && one.every((item, at) => isSame(item, other[at]));
	}
	if (!isObject(one) || !isObject(other)) return Object.is(one, other);
	const keys = Object.keys(one);
	return keys.length === Object.keys(other).length && keys.every((key) => key in other && isSame(one[key], other[key]));
}
