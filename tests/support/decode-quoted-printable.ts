/** Undoes quoted-printable, which is all that our mails use. */
export function decodeQuotedPrintable(text: string): string {
	const bytes = text
		.replaceAll("=\r\n", "")
		.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
	return Buffer.from(bytes, "latin1").toString("utf8");
}
