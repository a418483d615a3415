/** Whether a text can be the secret of a link that we mailed: 256 bits in base64url. */
export function isToken(text: unknown): text is string {
	return typeof text === "string" && /^[\w-]{43}$/.test(text);
}
