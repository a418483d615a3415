/**
 * Inline markup of sentences: **strong**, _emphasis_ and [label](target), where a target is page:<key>,
 * page:<key>#<anchor>, link:<name>, mail:<name> or ask:<subject>. Figures stand between braces and are filled in before
 * parsing (content/localise.ts). Nothing nests except text inside strong, emphasis and links.
 */
export type Inline =
	| { kind: "text"; text: string }
	| { kind: "strong"; text: string }
	| { kind: "emphasis"; text: string }
	| { kind: "link"; text: string; target: string };

const markup = /\*\*([^*]+)\*\*|(?<![\p{L}\p{N}])_([^_]+)_(?![\p{L}\p{N}])|\[([^\]]+)\]\(([^)\s]+)\)/gu;

export function parseInline(sentence: string): Inline[] {
	const parts: Inline[] = [];
	let end = 0;
	for (const match of sentence.matchAll(markup)) {
		const [whole, strong, emphasis, label, target] = match;
		if (match.index > end) parts.push({ kind: "text", text: sentence.slice(end, match.index) });
		if (strong !== undefined) parts.push({ kind: "strong", text: strong });
		else if (emphasis !== undefined) parts.push({ kind: "emphasis", text: emphasis });
		else if (label !== undefined && target !== undefined) parts.push({ kind: "link", text: label, target });
		end = match.index + whole.length;
	}
	if (end < sentence.length) parts.push({ kind: "text", text: sentence.slice(end) });
	return parts;
}

/** The sentence without its markup. */
export function plainText(sentence: string): string {
	return parseInline(sentence)
		.map((part) => part.text)
		.join("");
}
