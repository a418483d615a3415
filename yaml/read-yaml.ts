import { isMap, isNode, isScalar, LineCounter, parseDocument } from "yaml";
import type { Read } from "./fault.ts";

/** A YAML file as data, with the line of each of its fields. */
export type YamlFile = { file: string; data: unknown; lineOf: (path: readonly (string | number)[]) => number };

/** The parsed file, or its syntax errors. */
export function readYaml(file: string, text: string): Read<YamlFile> {
	const lines = new LineCounter();
	const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
	const lineAt = (offset: number) => lines.linePos(offset).line;
	if (document.errors.length > 0) {
		const faults = document.errors.map(({ message, pos }) => ({
			file,
			line: lineAt(pos[0]),
			field: "",
			problem: `is niet te lezen; kijk hier of iets erboven na (${message})`,
		}));
		return { ok: false, faults };
	}
	/** The line of a field's name; for a missing field, the line of its parent. */
	const lineOf = (path: readonly (string | number)[]): number => {
		const above = path.slice(0, -1);
		const parent = above.length === 0 ? document.contents : document.getIn(above, true);
		const pair = isMap(parent) && parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1));
		const node = pair ? pair.key : document.getIn(path, true);
		if (path.length > 0 && isNode(node) && node.range) return lineAt(node.range[0]);
		return path.length === 0 ? 1 : lineOf(above);
	};
	return { ok: true, value: { file, data: document.toJS(), lineOf } };
}
