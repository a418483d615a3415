/** The path and query of a request as the client wrote them, or undefined where they cannot be read. */
export type RequestTarget = { path: string; query: string };

/** Control characters and back slashes, written out or percent-encoded, have no place in an address of ours. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const forbidden = /[\u0000-\u001f\u007f\\]/;

export function readTarget(target: string): RequestTarget | undefined {
	// Proxies may send the whole address (RFC 9112, absolute-form); only its path matters here.
	const [, fromRoot = target] = /^https?:\/\/[^/?#]*(.*)$/i.exec(target) ?? [];
	const [, path = "", query = ""] = /^([^?#]*)(\?[^#]*)?/.exec(fromRoot) ?? [];
	if (path !== "" && !path.startsWith("/")) return undefined;
	try {
		if (forbidden.test(decodeURIComponent(path))) return undefined;
	} catch {
		return undefined;
	}
	return { path: path || "/", query };
}
