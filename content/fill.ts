import { withCapital } from "./with-capital.ts";

/** Fills placeholders such as <day>; the sentence begins with a capital even when a value comes first. */
export function fill(sentence: string, values: Record<string, string>): string {
	const filled = sentence.replace(/<(\w+)>/g, (_, name: string) => {
		const value = values[name];
		if (value === undefined) throw new Error(`No value for <${name}> in "${sentence}"`);
		return value;
	});
	return withCapital(filled);
}
