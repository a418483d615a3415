/** A seed from a text (FNV-1a), so that every kitchen has a surprise of its own without any script. */
export function hashText(text: string): number {
	return [...text].reduce((hash, character) => Math.imul(hash ^ character.charCodeAt(0), 0x01000193), 0x811c9dc5) >>> 0;
}
