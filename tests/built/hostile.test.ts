import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readContent } from "../../content/read-content.ts";
import { type RealServer, startRealServer } from "../support/site/real-server.ts";
import { buildFolder } from "./built-site.ts";
import { expectSafe } from "./fault-expectations.ts";

const sentences = readContent("http-messages", "nl");

const data = mkdtempSync(join(tmpdir(), "hostile-"));
let server: RealServer;
beforeAll(async () => {
	server = await startRealServer(buildFolder, { DATA_DIR: data });
}, 60_000);
afterAll(async () => {
	expect(await server.stop()).toBe(0);
	// No request may log an error.
	expect(server.output()).not.toMatch(/"level":[56]0/);
	rmSync(data, { recursive: true, force: true });
}, 60_000);

type Sentence = keyof typeof sentences;
type Case = [name: string, bytes: string, status: number, sentence?: Sentence];

/** A request that ends its connection, so that the whole answer can be read. */
const ask = (line: string, headers: string[] = [], body = "") =>
	`${line} HTTP/1.1\r\nHost: x\r\n${headers.map((one) => `${one}\r\n`).join("")}Connection: close\r\n\r\n${body}`;

const methods: Case[] = [
	...["POST", "PUT", "PATCH", "DELETE", "TRACE", "PROPFIND", "PURGE"].map(
		(method): Case => [method, ask(`${method} /faq`), 405, "methodNotAllowed"],
	),
	["OPTIONS", ask("OPTIONS /faq"), 204],
	["OPTIONS *", ask("OPTIONS *"), 204],
	["CONNECT", "CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n", 405, "methodNotAllowed"],
	["a method that does not exist", ask("BREW /faq"), 400, "badRequest"],
	["a method in small letters", ask("get /faq"), 400, "badRequest"],
	["no HTTP at all", "hello there\r\n\r\n", 400, "badRequest"],
	["a TLS handshake", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400, "badRequest"],
	["an HTTP/2 preface", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400, "badRequest"],
	["an unknown HTTP version", "GET /faq HTTP/7.3\r\nHost: x\r\n\r\n", 400, "badRequest"],
	["no version", "GET /faq\r\n\r\n", 400, "badRequest"],
	["HTTP/1.0 without a host", "GET /faq HTTP/1.0\r\n\r\n", 200],
	["POST for a page that does not exist", ask("POST /nope"), 404],
	["POST for the Markdown of a missing page", ask("POST /index", ["Accept: text/markdown"]), 404],
];

const paths: Case[] = [
	["path traversal", ask("GET /../../../etc/passwd"), 308],
	["path traversal with encoded dots", ask("GET /%2e%2e/%2e%2e/etc/passwd"), 308],
	["path traversal with encoded slashes", ask("GET /..%2f..%2fetc%2fpasswd"), 404],
	["path traversal out of an existing folder", ask("GET /assets/../../server/index.js"), 308],
	["an encoded letter", ask("GET /%66aq"), 308],
	["a dot", ask("GET /./faq"), 308],
	["a parent segment at the end", ask("GET /faq/.."), 308],
	["a page through the newsletter's path", ask("GET /api/newsletter/../../faq"), 308],
	["a POST to a page through the newsletter's path", ask("POST /api/newsletter/../../faq"), 405, "methodNotAllowed"],
	["a token page with an encoded letter", ask("GET /nieuwsbrief/%62evestigen?token=x"), 308],
	["overlong UTF-8", ask("GET /%c0%ae%c0%ae/etc/passwd"), 400, "badRequest"],
	["truncated UTF-8", ask("GET /%e2%82"), 400, "badRequest"],
	["a lone percent sign", ask("GET /%"), 400, "badRequest"],
	["a null byte", ask("GET /faq%00.html"), 400, "badRequest"],
	["an encoded line break", ask("GET /faq%0d%0aSet-Cookie:x"), 400, "badRequest"],
	["a back slash", ask("GET /\\evil.example/"), 400, "badRequest"],
	["an encoded back slash", ask("GET /%5cevil.example/"), 400, "badRequest"],
	["a protocol-relative path", ask("GET //evil.example/"), 308],
	["many slashes", ask(`GET ${"/".repeat(2000)}faq`), 308],
	["a folder", ask("GET /assets"), 404],
	["files of the build", ask("GET /prepared/table.json"), 404],
	["the .env file", ask("GET /.env"), 404],
	["the .git folder", ask("GET /.git/config"), 404],
	["a scanner's path", ask("GET /wp-login.php"), 404],
	["a byte that is not UTF-8", ask("GET /\xff"), 400, "badRequest"],
	["a long address", ask(`GET /${"a".repeat(9000)}`), 414, "addressTooLong"],
	["a long query", ask(`GET /faq?${"a".repeat(9000)}`), 414, "addressTooLong"],
	["an absolute URL", ask("GET http://localhost/faq"), 200],
	["an absolute URL of another host", ask("GET http://evil.example/faq"), 200],
	["an absolute URL with a password", ask("GET http://u:p@evil.example/faq?q=a"), 200],
	["a path without a slash", ask("GET faq"), 400, "badRequest"],
	["__proto__", ask("GET /__proto__"), 404],
	["constructor as data", ask("GET /constructor.data"), 404],
];

const encodings: Case[] = [
	["an unreadable Accept-Encoding", ask("GET /faq", ["Accept-Encoding: \x80\xff;;;q=,,"]), 200],
	["only unsupported encodings", ask("GET /faq", ["Accept-Encoding: zstd, deflate, compress"]), 200],
	["no encoding accepted", ask("GET /faq", ["Accept-Encoding: identity;q=0, *;q=0"]), 200],
	[
		"thousands of spaces in Accept-Encoding",
		ask("GET /faq", [`Accept-Encoding: ,${" ".repeat(6000)}br ;${" ".repeat(6000)}`]),
		200,
	],
	["thousands of ETags", ask("GET /faq", [`If-None-Match: ${'"x",'.repeat(3000)}`]), 200],
	["If-None-Match: *", ask("GET /faq", ["If-None-Match: *"]), 304],
	["a Range header", ask("GET /faq", ["Range: bytes=0-1,5-6,-1"]), 200],
	["thousands of spaces in Accept", ask("GET /faq", [`Accept: text/markdown,a${" ".repeat(12_000)}b`]), 200],
	["an unreadable quality in Accept", ask("GET /faq", ["Accept: text/markdown;q=nonsense,,;;"]), 200],
];

const headers: Case[] = [
	["no Host header", "GET /faq HTTP/1.1\r\nConnection: close\r\n\r\n", 400, "badRequest"],
	["two Host headers", ask("GET /faq", ["Host: y"]), 400, "badRequest"],
	["an invalid host", 'GET /nope HTTP/1.1\r\nHost: <>" x\r\nConnection: close\r\n\r\n', 404],
	["a host with a path", "GET /nope HTTP/1.1\r\nHost: x/../../y?z\r\nConnection: close\r\n\r\n", 404],
	["headers too large", ask("GET /faq", [`X-Big: ${"a".repeat(40_000)}`]), 431, "tooLarge"],
	[
		"900 headers",
		ask(
			"GET /faq",
			Array.from({ length: 900 }, (_, n) => `X-${n}: 1`),
		),
		200,
	],
	["a header without a colon", ask("GET /faq", ["nonsense"]), 400, "badRequest"],
	["a space before the colon", ask("GET /faq", ["X-A : 1"]), 400, "badRequest"],
	["a null byte in a header", ask("GET /faq", ["X-A: \0"]), 400, "badRequest"],
	["a header without a name", ask("GET /faq", [": x"]), 400, "badRequest"],
	["line feeds without carriage returns", "GET /faq HTTP/1.1\nHost: x\n\n", 400, "badRequest"],
	["an unknown Expect value", ask("GET /faq", ["Expect: tea"]), 417, "badRequest"],
	["an upgrade", ask("GET /faq", ["Upgrade: websocket"]), 200],
	["an upgrade to HTTP/2", ask("GET /faq", ["Upgrade: h2c", "HTTP2-Settings: AAMAAABkAAQAoAAA"]), 200],
	[
		"forwarded headers with another host",
		ask("GET /nope", ["X-Forwarded-Host: evil.example", "Forwarded: host=evil.example"]),
		404,
	],
	["a request id with markup", ask("GET /faq", ["X-Request-Id: <script>"]), 200],
];

const bodies: Case[] = [
	["a body too large", ask("POST /faq", ["Content-Length: 99999999"]), 413, "tooLarge"],
	["a chunked body", ask("POST /faq", ["Transfer-Encoding: chunked"], "5\r\nhello\r\n0\r\n\r\n"), 405],
	["a GET with a body", ask("GET /faq", ["Content-Length: 5"], "hello"), 200],
	[
		"Content-Length and Transfer-Encoding together",
		ask("POST /faq", ["Content-Length: 5", "Transfer-Encoding: chunked"], "0\r\n\r\n"),
		400,
		"badRequest",
	],
	[
		"two Content-Length headers",
		ask("POST /faq", ["Content-Length: 5", "Content-Length: 6"], "hello"),
		400,
		"badRequest",
	],
	["a negative Content-Length", ask("POST /faq", ["Content-Length: -1"]), 400, "badRequest"],
	["an invalid Content-Length", ask("POST /faq", ["Content-Length: 5, 5"], "hello"), 400, "badRequest"],
	["an unsupported Transfer-Encoding", ask("POST /faq", ["Transfer-Encoding: chunked, gzip"]), 400, "badRequest"],
	["a sign-up that is too large", ask("POST /api/newsletter", ["Content-Length: 70000"]), 413, "tooLarge"],
	[
		"a sign-up that does not end",
		ask(
			"POST /api/newsletter",
			["Content-Type: application/json", "Transfer-Encoding: chunked"],
			`2000\r\n${"x".repeat(0x2000)}\r\n`.repeat(5),
		),
		413,
	],
];

describe.each([
	["methods", methods],
	["paths", paths],
	["encodings", encodings],
	["headers", headers],
	["bodies", bodies],
])("hostile %s", (_, cases) => {
	test.each(cases)("%s", async (_name, bytes, status, sentence) => {
		const response = expectSafe(await server.raw(bytes));
		expect(response.status, response.body.slice(0, 200)).toBe(status);
		if (sentence) expect(response.body).toBe(`${sentences[sentence]}\n`);
		if (status === 405) expect(response.headers.get("allow") ?? "CONNECT").toMatch(/GET, HEAD, OPTIONS|CONNECT/);
		const location = response.headers.get("location");
		if (location) expect(location).toMatch(/^\/(?![/\\])/);
	});
});

test("an expectation counts in any case", async () => {
	const text = await server.raw(ask("GET /faq", ["Expect: 100-Continue"]));
	expect(text).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK\r\n/);
});

test("several requests at once are answered in their order, each by itself", async () => {
	const many = ["/faq", "/nope", "/robots.txt", "/faq"].map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
	const text = await server.raw(`${many.join("")}${ask("GET /%zz")}`);
	const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status);
	expect(statuses).toEqual(["200", "404", "200", "200", "400"]);
});

test("a request that comes in pieces, after one that came whole, is answered", async () => {
	const { hostname, port } = new URL(server.address);
	const socket = connect({ port: Number(port), host: hostname, noDelay: true });
	let text = "";
	socket.on("data", (data: Buffer) => {
		text += data.toString("latin1");
	});
	const responses = (count: number) =>
		expect.poll(() => [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].length, { timeout: 10_000 }).toBe(count);
	socket.write("GET /robots.txt HTTP/1.1\r\nHost: x\r\n\r\n");
	await responses(1);
	for (const piece of ["GE", "T /faq HT", "TP/1.1\r\nHo", "st: x\r\n\r", "\n"]) {
		socket.write(piece);
		await new Promise((done) => setImmediate(done));
	}
	await responses(2);
	socket.write("GET /robots.txt HTTP/1.1\r\nHost: x\r\n\r\n");
	await responses(3);
	socket.destroy();
});

test("clients that go away at any moment harm nobody", async () => {
	const { hostname, port } = new URL(server.address);
	const requests = [
		ask("GET /"),
		ask("GET /nope"),
		"GET / HT",
		ask("POST /api/newsletter", ["Content-Length: 50"], "{"),
		ask("POST /api/newsletter", ["Content-Type: application/json", "Content-Length: 50"], "{"),
		"CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n",
	];
	for (let round = 0; round < 100; round++) {
		const socket = connect(Number(port), hostname);
		socket.on("error", () => {});
		socket.write(requests[round % requests.length] ?? "");
		const way = Math.floor(round / requests.length) % 3;
		if (way === 0) socket.once("data", () => socket.resetAndDestroy());
		else if (way === 1) socket.end();
		else setImmediate(() => socket.destroy());
	}
	expect(expectSafe(await server.raw(ask("GET /faq"))).status).toBe(200);
	expect(expectSafe(await server.raw(ask("GET /readyz"))).status).toBe(200);
});
