/** Sentences as a list, or a word where there are none. */
export function bullets(sentences: readonly string[], otherwise: string): string {
	return sentences.length > 0 ? sentences.map((sentence) => `- ${sentence}`).join("\n") : otherwise;
}
