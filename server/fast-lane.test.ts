import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import fc from "fast-check";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addFastLane } from "./fast-lane.ts";
import { createListener } from "./listener.ts";
import { readPlainRequest } from "./plain-request.ts";
import type { Answer, Variant } from "./prepared.ts";

const variant = (etag: string, body: Buffer, encoding: string[] = []): Variant => {
	const unchanged = ["Content-Security-Policy", "default-src 'none'", "Vary", "Accept-Encoding", "ETag", etag];
	const headers = [...unchanged, "Content-Type", "text/html", "Content-Length", String(body.length), ...encoding];
	return { etag, headers, unchanged, body };
};
const answers = new Map<string, Answer>([
	[
		"/",
		{
			identity: variant('"a"', Buffer.from("the home page")),
			br: variant('"a-br"', Buffer.from([1, 2, 255]), ["Content-Encoding", "br"]),
		},
	],
	["/assets/large.avif", { identity: variant('"large"', Buffer.alloc(100_000, "x")) }],
	["/faq", { identity: variant('"faq"', Buffer.from("questions")) }],
	["/faq.md", { identity: variant('"md"', Buffer.from("# questions")) }],
]);

let closing = false;
const common = { answers, trustProxy: true, log: pino({ level: "silent" }), isClosing: () => closing };
const start = async (): Promise<Server> => {
	const live = (_: unknown, response: { writeHead(status: number): { end(body: string): void } }) =>
		response.writeHead(404).end("nothing here");
	const server = createServer(
		{ requireHostHeader: false, keepAliveTimeout: 65_000 },
		createListener({ ...common, live, https: false }),
	);
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	return server;
};
let fast: Server;
let ordinary: Server;
beforeAll(async () => {
	fast = await start();
	addFastLane(fast, { ...common, firstMs: 10_000, nextMs: 65_000 });
	ordinary = await start();
});
afterAll(() => {
	for (const server of [fast, ordinary]) server.close();
});

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** What a server answers to bytes, without what differs from one answer to the next. */
async function answerTo(server: Server, pieces: readonly string[]): Promise<string> {
	const socket = connect({ port: portOf(server), host: "127.0.0.1", noDelay: true });
	const answer = text(socket.setEncoding("latin1"));
	for (const piece of pieces) {
		socket.write(piece, "latin1");
		if (pieces.length > 1) await new Promise((done) => setTimeout(done, 5));
	}
	socket.end();
	const said = await answer;
	return said.replace(/Date: .*\r\n/g, "").replace(/X-Request-Id: [0-9a-f-]{36}\r\n/g, "");
}

const line = fc.oneof(
	{ weight: 5, arbitrary: fc.constantFrom("GET / HTTP/1.1", "GET /faq HTTP/1.1", "GET /assets/large.avif HTTP/1.1") },
	fc.constantFrom(
		...["HEAD / HTTP/1.1", "GET /nope HTTP/1.1", "GET /?a HTTP/1.1", "GET / HTTP/1.0", "POST / HTTP/1.1"],
		...["GET /%66aq HTTP/1.1", "GET  / HTTP/1.1", "GET http://x/faq HTTP/1.1", "GET /faq/ HTTP/1.1", "get / HTTP/1.1"],
	),
);
const header = fc.oneof(
	fc.constantFrom(
		...["Accept-Encoding: br", "accept-encoding:gzip, br;q=0.5", "Accept-Encoding: br;q=0", 'If-None-Match: "a"'],
		...['If-None-Match:   W/"faq"  ', "IF-NONE-MATCH: *", "Connection: keep-alive", "Connection: close", "Cookie: a=b"],
		...["Accept: text/markdown", "Accept: */*", "X-Request-Id: abcdefgh-1", "X-Request-Id: ?", "Content-Length: 0"],
		...["Content-Length: 3", "Transfer-Encoding: chunked", "Expect: tea", "Upgrade: x", "Host: again", "X-Empty:"],
		...[
			"Range: bytes=0-1",
			"X-A : 1",
			" folded",
			"X-\u00e9: 1",
			"X-A: \u00e9",
			"X-A: \u0001",
			"nonsense",
			"TE: trailers",
		],
		...["Keep-Alive: timeout=1", "Proxy-Connection: keep-alive", "Connection: Keep-Alive", "X-A: a\nb", "X-A: a\rb"],
	),
	fc.string({ maxLength: 12 }).map((value) => `X-Any: ${value}`),
);
const request = fc
	.tuple(line, fc.array(header, { maxLength: 5 }), fc.constantFrom("Host: x", "Host: x", "Host: x", "Host:", "X: y"))
	.map(([first, lines, host]) => `${[first, host, ...lines].join("\r\n")}\r\n\r\n`);

test("an answer is the same, byte for byte, with and without the fast lane", async () => {
	let plain = 0;
	await fc.assert(
		fc.asyncProperty(request, async (bytes) => {
			if (readPlainRequest(Buffer.from(bytes, "latin1"))) plain += 1;
			expect(await answerTo(fast, [bytes])).toBe(await answerTo(ordinary, [bytes]));
		}),
		{ numRuns: 200, seed: 9 },
	);
	// The fast lane must have been tried, not only avoided.
	expect(plain).toBeGreaterThan(20);
}, 60_000);

test("so are several requests on one connection, whole, in pieces or all at once", async () => {
	const one = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
	const other = "GET /faq HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n\r\n";
	for (const pieces of [
		[one, other, one],
		[one + other, one],
		[one, other.slice(0, 9), other.slice(9), one],
		[one.slice(0, -1), "\n", other],
		[one, "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nhi"],
		[one, "nonsense\r\n\r\n", one],
	]) {
		const answer = await answerTo(fast, pieces);
		expect(answer).toBe(await answerTo(ordinary, pieces));
		expect(answer).toContain("the home page");
	}
});

test("only what is beyond doubt is plain", () => {
	const read = (text: string) => readPlainRequest(Buffer.from(text, "latin1"));
	expect(read('GET /faq HTTP/1.1\r\nHost: x\r\nIf-None-Match:  "a" \r\n\r\n')).toMatchObject({
		path: "/faq",
		ifNoneMatch: '"a"',
	});
	for (const doubtful of [
		"GET /faq HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\n",
		"GET /faq HTTP/1.1\r\nHost: x\r\n\r\n\r\n",
		"GET /faq HTTP/1.1\nHost: x\n\n",
		"GET /faq HTTP/1.1\r\n\r\n",
		"GET /faq HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n",
		`GET /faq HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(9000)}\r\n\r\n`,
	])
		expect(read(doubtful), doubtful).toBeUndefined();
});

test("a server that stops tells who asks that the connection ends", async () => {
	const one = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
	closing = true;
	const answer = await answerTo(fast, [one, one]);
	closing = false;
	expect(answer.match(/Connection: close/g)).toHaveLength(1);
});
