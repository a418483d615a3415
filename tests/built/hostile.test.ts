import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readContent } from "../../content/read-content.ts";
import { type RealServer, startRealServer } from "../real-server.ts";
import { buildFolder } from "./built-site.ts";
import { expectSafe } from "./fault-expectations.ts";

const sentences = readContent("http-answers", "nl");

const data = mkdtempSync(join(tmpdir(), "hostile-"));
let server: RealServer;
beforeAll(async () => {
	server = await startRealServer(buildFolder, { DATA_DIR: data });
}, 60_000);
afterAll(async () => {
	expect(await server.stop()).toBe(0);
	// Whatever was asked, nothing of it was our mistake.
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
	["a greeting of TLS", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400, "badRequest"],
	["a greeting of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400, "badRequest"],
	["a version from the future", "GET /faq HTTP/7.3\r\nHost: x\r\n\r\n", 400, "badRequest"],
	["no version", "GET /faq\r\n\r\n", 400, "badRequest"],
	["HTTP/1.0 without a host", "GET /faq HTTP/1.0\r\n\r\n", 200],
	["POST for a page that does not exist", ask("POST /nope"), 404],
	["POST for the Markdown of none", ask("POST /index", ["Accept: text/markdown"]), 404],
];

const paths: Case[] = [
	["dots that climb", ask("GET /../../../etc/passwd"), 308],
	["encoded dots", ask("GET /%2e%2e/%2e%2e/etc/passwd"), 308],
	["encoded slashes", ask("GET /..%2f..%2fetc%2fpasswd"), 404],
	["dots from a folder that exists", ask("GET /assets/../../server/index.js"), 308],
	["an encoded letter", ask("GET /%66aq"), 308],
	["a dot", ask("GET /./faq"), 308],
	["a page above another", ask("GET /faq/.."), 308],
	["a page by way of the newsletter", ask("GET /api/newsletter/../../faq"), 308],
	["a posted page by way of the newsletter", ask("POST /api/newsletter/../../faq"), 405, "methodNotAllowed"],
	["a token page by another name", ask("GET /nieuwsbrief/%62evestigen?token=x"), 308],
	["an encoding that is too long", ask("GET /%c0%ae%c0%ae/etc/passwd"), 400, "badRequest"],
	["half an encoding", ask("GET /%e2%82"), 400, "badRequest"],
	["a per cent sign alone", ask("GET /%"), 400, "badRequest"],
	["a null byte", ask("GET /faq%00.html"), 400, "badRequest"],
	["a line feed", ask("GET /faq%0d%0aSet-Cookie:x"), 400, "badRequest"],
	["a back slash", ask("GET /\\evil.example/"), 400, "badRequest"],
	["an encoded back slash", ask("GET /%5cevil.example/"), 400, "badRequest"],
	["another site's path", ask("GET //evil.example/"), 308],
	["many slashes", ask(`GET ${"/".repeat(2000)}faq`), 308],
	["a folder", ask("GET /assets"), 404],
	["our own files", ask("GET /prepared/table.json"), 404],
	["our settings", ask("GET /.env"), 404],
	["our history", ask("GET /.git/config"), 404],
	["somebody else's program", ask("GET /wp-login.php"), 404],
	["a byte that is no letter", ask("GET /\xff"), 400, "badRequest"],
	["a long address", ask(`GET /${"a".repeat(9000)}`), 414, "addressTooLong"],
	["a long query", ask(`GET /faq?${"a".repeat(9000)}`), 414, "addressTooLong"],
	["a whole address", ask("GET http://localhost/faq"), 200],
	["another site's whole address", ask("GET http://evil.example/faq"), 200],
	["a whole address with a password", ask("GET http://u:p@evil.example/faq?q=a"), 200],
	["no slash", ask("GET faq"), 400, "badRequest"],
	["a name of every object", ask("GET /__proto__"), 404],
	["a name of every object as data", ask("GET /constructor.data"), 404],
];

const encodings: Case[] = [
	["nonsense", ask("GET /faq", ["Accept-Encoding: \x80\xff;;;q=,,"]), 200],
	["every encoding but ours", ask("GET /faq", ["Accept-Encoding: zstd, deflate, compress"]), 200],
	["none at all", ask("GET /faq", ["Accept-Encoding: identity;q=0, *;q=0"]), 200],
	["thousands of blanks", ask("GET /faq", [`Accept-Encoding: ,${" ".repeat(6000)}br ;${" ".repeat(6000)}`]), 200],
	["thousands of tags", ask("GET /faq", [`If-None-Match: ${'"x",'.repeat(3000)}`]), 200],
	["a tag of everything", ask("GET /faq", ["If-None-Match: *"]), 304],
	["a piece", ask("GET /faq", ["Range: bytes=0-1,5-6,-1"]), 200],
	["Markdown after thousands of blanks", ask("GET /faq", [`Accept: text/markdown,a${" ".repeat(12_000)}b`]), 200],
	["Markdown in a strange way", ask("GET /faq", ["Accept: text/markdown;q=nonsense,,;;"]), 200],
];

const headers: Case[] = [
	["no host", "GET /faq HTTP/1.1\r\nConnection: close\r\n\r\n", 400, "badRequest"],
	["two hosts", ask("GET /faq", ["Host: y"]), 400, "badRequest"],
	["a strange host", 'GET /nope HTTP/1.1\r\nHost: <>" x\r\nConnection: close\r\n\r\n', 404],
	["a host with a path", "GET /nope HTTP/1.1\r\nHost: x/../../y?z\r\nConnection: close\r\n\r\n", 404],
	["headers too large", ask("GET /faq", [`X-Big: ${"a".repeat(40_000)}`]), 431, "tooLarge"],
	[
		"very many headers",
		ask(
			"GET /faq",
			Array.from({ length: 900 }, (_, n) => `X-${n}: 1`),
		),
		200,
	],
	["a header without a colon", ask("GET /faq", ["nonsense"]), 400, "badRequest"],
	["a blank before the colon", ask("GET /faq", ["X-A : 1"]), 400, "badRequest"],
	["a null byte in a header", ask("GET /faq", ["X-A: \0"]), 400, "badRequest"],
	["a header without a name", ask("GET /faq", [": x"]), 400, "badRequest"],
	["lines that end too early", "GET /faq HTTP/1.1\nHost: x\n\n", 400, "badRequest"],
	["a wish that we do not know", ask("GET /faq", ["Expect: tea"]), 417, "badRequest"],
	["an upgrade", ask("GET /faq", ["Upgrade: websocket"]), 200],
	["an upgrade to HTTP/2", ask("GET /faq", ["Upgrade: h2c", "HTTP2-Settings: AAMAAABkAAQAoAAA"]), 200],
	["another site's name", ask("GET /nope", ["X-Forwarded-Host: evil.example", "Forwarded: host=evil.example"]), 404],
	["an id of its own", ask("GET /faq", ["X-Request-Id: <script>"]), 200],
];

const bodies: Case[] = [
	["a body too large", ask("POST /faq", ["Content-Length: 99999999"]), 413, "tooLarge"],
	["a body of unknown size", ask("POST /faq", ["Transfer-Encoding: chunked"], "5\r\nhello\r\n0\r\n\r\n"), 405],
	["a body with a question", ask("GET /faq", ["Content-Length: 5"], "hello"), 200],
	[
		"two ways to tell the size",
		ask("POST /faq", ["Content-Length: 5", "Transfer-Encoding: chunked"], "0\r\n\r\n"),
		400,
		"badRequest",
	],
	["two sizes", ask("POST /faq", ["Content-Length: 5", "Content-Length: 6"], "hello"), 400, "badRequest"],
	["a size below nothing", ask("POST /faq", ["Content-Length: -1"]), 400, "badRequest"],
	["a size that is no number", ask("POST /faq", ["Content-Length: 5, 5"], "hello"), 400, "badRequest"],
	["an unknown way to pack it", ask("POST /faq", ["Transfer-Encoding: chunked, gzip"]), 400, "badRequest"],
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
		const answer = expectSafe(await server.raw(bytes));
		expect(answer.status, answer.body.slice(0, 200)).toBe(status);
		if (sentence) expect(answer.body).toBe(`${sentences[sentence]}\n`);
		if (status === 405) expect(answer.headers.get("allow") ?? "CONNECT").toMatch(/GET, HEAD, OPTIONS|CONNECT/);
		const location = answer.headers.get("location");
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
	const answers = (count: number) =>
		expect.poll(() => [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].length, { timeout: 10_000 }).toBe(count);
	socket.write("GET /robots.txt HTTP/1.1\r\nHost: x\r\n\r\n");
	await answers(1);
	for (const piece of ["GE", "T /faq HT", "TP/1.1\r\nHo", "st: x\r\n\r", "\n"]) {
		socket.write(piece);
		await new Promise((done) => setImmediate(done));
	}
	await answers(2);
	socket.write("GET /robots.txt HTTP/1.1\r\nHost: x\r\n\r\n");
	await answers(3);
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
