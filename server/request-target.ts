export type RequestTarget = { path: string; query: string };

/** Control characters and backslashes, plain or percent-encoded. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression looks for control characters
const forbidden = /[\u0000-\u001f\u007f\\]/;

/** The path and query of a request as the client wrote them, or undefined when they are malformed. */
export function parseRequestTarget(target: string): RequestTarget | undefined {
	// Proxies may send the absolute form (RFC 9112, 3.2.2); only its path matters here.
	const [, fromRoot = target] = target.startsWith("/") ? [] : (/^https?:\/\/[^/?#]*(.*)$/i.exec(target) ?? []);
	const [, path = "", query = ""] = /^([^?#]*)(\?[^#]*)?/.exec(fromRoot) ?? [];
	if (path !== "" && !path.startsWith("/")) return undefined;
	try {
		if (forbidden.test(decodeURIComponent(path))) return undefined;
	} catch {
		return undefined;
	}
	return { path: path || "/", query };
}

/**
 * The canonical form of a path: dot segments resolved, letters and digits not percent-encoded,
 * no double or trailing slashes. Everything else is redirected to it.
 */
export function canonicalPath(path: string): string {
	return new URL(`http://localhost${path}`).pathname
		.replace(/%[0-9a-f]{2}/gi, (code) => {
			const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
			return /[\w.~-]/.test(character) ? character : code;
		})
		.replace(/\/{2,}/g, "/")
		.replace(/(.)\/$/, "$1");
}
