import { mapValues } from "../facts/map-values.ts";

/** Content is typed with straight quotes and shown with curly ones. Lists and objects are gone through. */
export function curlyQuotes<Content>(content: Content): Content;
export function curlyQuotes(content: unknown): unknown {
	if (typeof content === "string") return content.replace(opening, "‘").replaceAll("'", "’");
	if (Array.isArray(content)) return content.map((item) => curlyQuotes(item));
	if (content === null || typeof content !== "object") return content;
	return mapValues({ ...content }, (value) => curlyQuotes(value));
}

/** Before a word; that of `'s avonds` is an apostrophe. */
const opening = /(?<=^|[\s([*])'(?=\w)(?!s\s)/g;
