/** Whether a text can be the secret of a link that we mailed: 256 bits in base64url. */
export function isToken(text: unknown): text is string {
	return typeof text === "string" && /^[\w-]{43}$/.test(text);
}

/** Whether a text can be the number of an appointment, an order, a question or an application, such as A-7K3MQ2. */
export const isReference = (text: string): boolean => /^[ASQJ]-[2-9A-HJ-NP-TV-Z]{6}$/.test(text);
