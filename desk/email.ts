import { domainToASCII, domainToUnicode } from "node:url";

/** Octets, as SMTP counts them (RFC 5321). */
const limits = { whole: 254, local: 64, domain: 253 } as const;

const asciiAtom = "A-Za-z0-9!#$%&'*+/=?^_`{|}~-";
/** Atoms with dots between them; any visible character beyond ASCII is allowed (RFC 6532), quoted parts are not. */
const localPart = new RegExp(
	`^(?:[${asciiAtom}]|[^\\p{ASCII}\\p{C}\\p{Z}])+(?:\\.(?:[${asciiAtom}]|[^\\p{ASCII}\\p{C}\\p{Z}])+)*$`,
	"u",
);
const domainAsTyped = /^[\p{L}\p{M}\p{N}.。．｡-]+$/u;
const domainLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * The form in which an address is stored and compared, or undefined where the text is not an address. The domain is
 * lower case and ASCII; the part before the @ is kept as typed.
 */
export function parseEmail(typed: unknown): string | undefined {
	if (typeof typed !== "string" || typed.length > 4 * limits.whole) return undefined;
	const text = typed.trim().normalize("NFC");
	const at = text.lastIndexOf("@");
	const local = text.slice(0, at);
	const domain = text.slice(at + 1);
	if (at < 1 || !localPart.test(local) || !domainAsTyped.test(domain)) return undefined;
	const ascii = domainToASCII(domain).toLowerCase();
	const labels = ascii.split(".");
	if (labels.length < 2 || !labels.every((label) => domainLabel.test(label))) return undefined;
	if (/^\d+$/.test(labels.at(-1) ?? "") || ascii.length > limits.domain) return undefined;
	const address = `${local}@${ascii}`;
	return Buffer.byteLength(local) <= limits.local && Buffer.byteLength(address) <= limits.whole ? address : undefined;
}

/** The address for people to read. */
export function formatEmail(address: string): string {
	const at = address.lastIndexOf("@");
	return `${address.slice(0, at)}@${domainToUnicode(address.slice(at + 1))}`;
}
