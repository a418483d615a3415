/** Whether a client asks for Markdown by name and likes it at least as much as HTML. Browsers never do. */
export function wantsMarkdown(accept: string | undefined): boolean {
	if (!accept?.includes("text/markdown")) return false;
	const markdownWeight = weightOf(accept, "text/markdown");
	return markdownWeight > 0 && markdownWeight >= weightOf(accept, "text/html");
}

/** The weight of a type from 0 to 1 where it is named; 0 where it is not. */
function weightOf(accept: string, type: string): number {
	const named = accept
		.split(",")
		// Split and trimmed instead of matched: a regular expression could be made to backtrack on thousands of spaces.
		.map((part) => part.split(";").map((piece) => piece.trim().toLowerCase()))
		.find(([name]) => name === type);
	if (!named) return 0;
	const weight = named.find((parameter) => parameter.startsWith("q="));
	return weight ? Number(weight.slice(2)) || 0 : 1;
}
