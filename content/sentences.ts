import { plainText } from "./inline.ts";

/** One sentence of the content, with the place where it is written. */
export type Written = { file: string; field: string; text: string };

/** Every string of a piece of content, with the names that lead to it. Targets are addresses, not words. */
function stringsIn(content: unknown, field = ""): { field: string; text: string }[] {
	if (typeof content === "string") {
		return /^(page|link|mail):\S+$/.test(content) ? [] : [{ field, text: content }];
	}
	if (content === null || typeof content !== "object") return [];
	return Object.entries(content).flatMap(([name, value]) => stringsIn(value, field === "" ? name : `${field}.${name}`));
}

/** Every sentence of a file, without its markup. Figures keep their names, so that equal amounts do not make equal sentences. */
export function sentencesIn(file: string, content: unknown): Written[] {
	return stringsIn(content).flatMap(({ field, text }) =>
		plainText(text)
			.split(/\n+|(?<=[.!?:…])\s+(?=[\p{Lu}\p{N}{'‘"“€])/u)
			.map((sentence) => ({ file, field, text: sentence.trim() }))
			.filter((sentence) => sentence.text !== ""),
	);
}

/** The words of a sentence in lower case; figures, numbers and punctuation are none. */
export function wordsOf(sentence: string): string[] {
	return sentence
		.replace(/\{[^}]*\}/g, " ")
		.toLowerCase()
		.split(/[^\p{L}'’]+/u)
		.map((word) => word.replace(/^['’]+|['’]+$/g, ""))
		.filter((word) => word !== "");
}
