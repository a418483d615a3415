import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RealServer, startRealServer } from "../support/site/real-server.ts";
import { buildFolder } from "./built-site.ts";

const data = mkdtempSync(join(tmpdir(), "load-"));
let server: RealServer;
beforeAll(async () => {
	server = await startRealServer(buildFolder, { DATA_DIR: data, LOG_LEVEL: "info" });
}, 60_000);
afterAll(async () => {
	await server.stop();
	rmSync(data, { recursive: true, force: true });
}, 60_000);

const plain = { headers: { "Accept-Encoding": "identity" } };
const statusOf = (response: string) => response.slice(9, 12);

test("when many ask for rendered pages at once, most get the prepared page", { timeout: 60_000 }, async () => {
	const prepared = (await fetch(`${server.address}/mixer`, plain)).headers.get("etag") ?? "";
	const { hostname, port } = new URL(server.address);
	const sockets = await Promise.all(
		Array.from({ length: 64 }, async () => {
			const socket = connect(Number(port), hostname);
			await once(socket, "connect");
			return socket;
		}),
	);
	const responses = sockets.map((socket, number) => {
		socket.write(`GET /mixer?mix=z${number} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
		return text(socket);
	});
	const all = await Promise.all(responses);
	expect(new Set(all.map(statusOf))).toEqual(new Set(["200"]));
	const fallbacks = all.filter((response) => response.includes(`ETag: ${prepared}`));
	expect(fallbacks.length).toBeGreaterThan(32);
	expect(fallbacks.length).toBeLessThan(64);
	const later = await fetch(`${server.address}/mixer?mix=last`, plain);
	expect(later.headers.get("etag"), "afterwards pages are rendered again").not.toBe(prepared);
});

test("pages that depend on the request come compressed, and unchanged ones as 304", async () => {
	const address = `${server.address}/faq?q=hout&utm_source=x`;
	for (const encoding of ["br", "gzip"]) {
		const page = await fetch(address, { headers: { "Accept-Encoding": encoding } });
		expect(page.headers.get("content-encoding")).toBe(encoding);
		expect(page.headers.get("vary")).toBe("Accept-Encoding");
		const headers = { "Accept-Encoding": encoding, "If-None-Match": page.headers.get("etag") ?? "" };
		expect((await fetch(address, { headers })).status).toBe(304);
	}
	const missing = await fetch(`${server.address}/nope`, { headers: { "Accept-Encoding": "gzip" } });
	expect([missing.status, missing.headers.get("content-encoding")]).toEqual([404, "gzip"]);
});

test("every inline script of a rendered page has the nonce of its policy, which is no hash of whatever is in it", async () => {
	const page = await fetch(`${server.address}/mixer?mix=x`);
	const policy = page.headers.get("content-security-policy") ?? "";
	expect(policy).not.toContain("sha256");
	const [, nonce = ""] = /'nonce-([\w+/=]{20,})'/.exec(policy) ?? [];
	const scripts = (await page.text()).match(/<script(?![^>]*application\/ld)[^>]*>/g) ?? [];
	expect(scripts.length).toBeGreaterThan(3);
	for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
	const other = await fetch(`${server.address}/mixer?mix=y`);
	expect(other.headers.get("content-security-policy")).not.toContain(nonce);
});

test("a body that does not end is not read to its end", async () => {
	const { hostname, port } = new URL(server.address);
	const socket = connect(Number(port), hostname);
	socket.on("error", () => {});
	const part = `10000\r\n${"x".repeat(0x10000)}\r\n`;
	let sent = 0;
	const closed = new Promise((done) => socket.once("close", done));
	const send = () => {
		while (socket.writable && sent < 100 * 2 ** 20) {
			sent += part.length;
			if (!socket.write(part)) return;
		}
		socket.destroy();
	};
	socket.on("drain", send);
	socket.resume();
	socket.write("POST /faq HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n", send);
	await closed;
	expect(sent).toBeLessThan(20 * 2 ** 20);
});

test("a long address is refused, and not written into the log", async () => {
	const socket = connect(Number(new URL(server.address).port), new URL(server.address).hostname);
	socket.write(`GET /${"secret".repeat(1500)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
	expect(statusOf(await text(socket))).toBe("414");
	await expect.poll(() => server.output()).toContain('"status":414');
	expect(
		Math.max(
			...server
				.output()
				.split("\n")
				.map((line) => line.length),
		),
	).toBeLessThan(500);
});
