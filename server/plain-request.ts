/** A request that asks for something and says nothing unusual. */
export type PlainRequest = {
	path: string;
	accept: string | undefined;
	acceptEncoding: string | undefined;
	ifNoneMatch: string | undefined;
	requestId: string | undefined;
};

/** Longer ones are unusual by themselves. */
const longest = 8 * 1024;

const requestLine = /GET (\/[\w/.~-]*) HTTP\/1\.1\r\n/y;
const headerLine = /([\w-]+): ?([ -~]*)\r\n/y;

/** Headers that say that more follows, or that something else is wanted than an answer. */
const unusual = new Set(["content-length", "transfer-encoding", "expect", "upgrade", "trailer", "te"]);

/** Headers that matter for an answer; none may come twice. */
const fields = new Map<string, Exclude<keyof PlainRequest, "path">>([
	["accept", "accept"],
	["accept-encoding", "acceptEncoding"],
	["if-none-match", "ifNoneMatch"],
	["x-request-id", "requestId"],
]);

/**
 * Reads bytes that are exactly one request, whole and of the plainest kind. Anything else (part of a request, two of
 * them, a body, an odd character, a header that we do not take lightly) gives undefined, and Node's own parser reads
 * it instead: this knows less of HTTP than Node does, and never accepts what Node would not.
 */
export function readPlainRequest(bytes: Buffer): PlainRequest | undefined {
	if (bytes.length > longest) return undefined;
	const text = bytes.toString("latin1");
	requestLine.lastIndex = 0;
	const path = requestLine.exec(text)?.[1];
	if (path === undefined) return undefined;
	const request: PlainRequest = {
		path,
		accept: undefined,
		acceptEncoding: undefined,
		ifNoneMatch: undefined,
		requestId: undefined,
	};
	let hosts = 0;
	headerLine.lastIndex = requestLine.lastIndex;
	for (;;) {
		const at = headerLine.lastIndex;
		const line = headerLine.exec(text);
		if (!line) return hosts === 1 && at === text.length - 2 && text.endsWith("\r\n") ? request : undefined;
		const [, name = "", value = ""] = line;
		const header = name.toLowerCase();
		if (header === "host") hosts += value.trim() === "" ? 2 : 1;
		else if (header === "connection") {
			if (value.toLowerCase() !== "keep-alive") return undefined;
		} else if (unusual.has(header)) return undefined;
		else {
			const field = fields.get(header);
			if (!field) continue;
			if (request[field] !== undefined) return undefined;
			request[field] = value.trim();
		}
	}
}
