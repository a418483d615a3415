import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createHttpClient } from "./http-client.ts";

type Seen = { method: string; url: string; type: string | undefined; body: string };

let server: Server | undefined;
beforeEach(() => {
	vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => new Promise<void>((done) => (server ? server.close(() => done()) : done())));

/** A real server that answers with the given statuses one after the other, the last one for ever. */
async function serverAnswering(...statuses: number[]) {
	const seen: Seen[] = [];
	const answering = createServer(async (request: IncomingMessage, response) => {
		const { method = "", url = "", headers } = request;
		seen.push({ method, url, type: headers["content-type"], body: await text(request) });
		const status = statuses[Math.min(seen.length, statuses.length) - 1] ?? 200;
		response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify({ status }));
	});
	server = answering;
	await new Promise<void>((done) => answering.listen(0, "127.0.0.1", done));
	const { port } = answering.address() as AddressInfo;
	return { seen, client: createHttpClient(`http://127.0.0.1:${port}/api`) };
}

test("the base address comes first", async () => {
	const { client, seen } = await serverAnswering(200);
	await expect(client("/things")).resolves.toEqual({ status: 200 });
	expect(seen).toMatchObject([{ method: "GET", url: "/api/things" }]);
});

for (const status of [408, 409, 425, 429, 500, 502, 503, 504]) {
	test(`reading is tried once more after ${status}`, async () => {
		const { client, seen } = await serverAnswering(status, 200);
		await expect(client("/things")).resolves.toEqual({ status: 200 });
		expect(seen).toHaveLength(2);
	});
}

test("reading is tried no more than twice, and the failure is reported with status and data", async () => {
	const { client, seen } = await serverAnswering(503);
	await expect(client("/things")).rejects.toMatchObject({ status: 503, data: { status: 503 } });
	expect(seen).toHaveLength(2);
	expect(console.error).toHaveBeenCalledWith(expect.stringMatching(/\/things failed with status 503/), { status: 503 });
});

for (const status of [400, 401, 403, 404, 422, 501]) {
	test(`reading is not tried again after ${status}`, async () => {
		const { client, seen } = await serverAnswering(status);
		await expect(client("/things")).rejects.toMatchObject({ status, data: { status } });
		expect(seen).toHaveLength(1);
	});
}

for (const method of ["POST", "PUT", "PATCH", "DELETE"] as const) {
	test(`${method} sends JSON and is not tried again`, async () => {
		const { client, seen } = await serverAnswering(503);
		await expect(client("/things", { method, body: { a: 1 } })).rejects.toMatchObject({ status: 503 });
		expect(seen).toEqual([{ method, url: "/api/things", type: "application/json", body: '{"a":1}' }]);
	});
}
