/** FNV-1a hash of a text, as a seed. */
export function hashText(text: string): number {
	return [...text].reduce((hash, character) => Math.imul(hash ^ character.charCodeAt(0), 0x01000193), 0x811c9dc5) >>> 0;
}
