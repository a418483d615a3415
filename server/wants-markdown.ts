/** Whether a client asks for Markdown by name and likes it at least as much as HTML. Browsers never do. */
export function wantsMarkdown(accept: string | undefined): boolean {
	if (!accept?.includes("text/markdown")) return false;
	const wish = weightOf(accept, "text/markdown");
	return wish > 0 && wish >= weightOf(accept, "text/html");
}

/** How much a type is wished for, from 0 to 1, where it is named; 0 where it is not. */
function weightOf(accept: string, type: string): number {
	const named = accept
		.split(",")
		// Without a regular expression: thousands of blanks would keep one busy for longer than a request may take.
		.map((part) => part.split(";").map((piece) => piece.trim().toLowerCase()))
		.find(([name]) => name === type);
	if (!named) return 0;
	const weight = named.find((parameter) => parameter.startsWith("q="));
	return weight ? Number(weight.slice(2)) || 0 : 1;
}
