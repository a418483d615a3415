/** Whether Accept names Markdown with at least the weight of HTML. Browsers never send that. */
export function wantsMarkdown(accept: string | undefined): boolean {
	if (!accept?.includes("text/markdown")) return false;
	const markdownWeight = weightOf(accept, "text/markdown");
	return markdownWeight > 0 && markdownWeight >= weightOf(accept, "text/html");
}

/** The weight of a type in Accept, from 0 to 1; 0 where it is not named. */
function weightOf(accept: string, type: string): number {
	const entry = accept
		.split(",")
		// Not a regular expression: thousands of spaces could make it backtrack.
		.map((part) => part.split(";").map((piece) => piece.trim().toLowerCase()))
		.find(([name]) => name === type);
	if (!entry) return 0;
	const weight = entry.find((parameter) => parameter.startsWith("q="));
	return weight ? Number(weight.slice(2)) || 0 : 1;
}
