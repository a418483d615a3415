/** Writes values into their places, <day> for example; a sentence still begins with a capital when a value comes first. */
export function fill(sentence: string, values: Record<string, string>): string {
	const filled = sentence.replace(/<(\w+)>/g, (place, name: string) => values[name] ?? place);
	return filled.charAt(0).toUpperCase() + filled.slice(1);
}
