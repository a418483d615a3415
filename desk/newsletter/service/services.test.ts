import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { createListmonk } from "./listmonk.ts";
import { createWebhook } from "./webhook.ts";

type Call = { method: string; path: string; headers: IncomingMessage["headers"]; body: string };
type FakeResponse = { status: number; body?: unknown };

let server: Server | undefined;
afterEach(() => server?.close());

/** A real HTTP server that records requests and sends the test's responses. */
async function listen(respond: (call: Call) => FakeResponse): Promise<{ url: string; calls: Call[] }> {
	const calls: Call[] = [];
	const listening = createServer(async (request, response) => {
		const { method = "", url = "", headers } = request;
		const call = { method, path: decodeURIComponent(url.replaceAll("+", " ")), headers, body: await text(request) };
		calls.push(call);
		const { status, body } = respond(call);
		response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body ?? {}));
	});
	server = listening;
	await new Promise<void>((done) => listening.listen(0, "127.0.0.1", done));
	const address = listening.address();
	return { url: `http://127.0.0.1:${address && typeof address === "object" ? address.port : 0}`, calls };
}

const at = Date.UTC(2026, 10, 15, 12);
const confirmed = { type: "confirmed", email: "anna@xn--kche-0ra.example", locale: "nl", at } as const;

test("webhook: an event can be checked by its signature and told apart by its id", async () => {
	const { url, calls } = await listen(() => ({ status: 200 }));
	const secret = "a secret of at least 24 characters";
	await createWebhook({ url: `${url}/hook`, secret }, () => at).publish("delivery-1", confirmed);
	const [call] = calls;
	expect(call).toMatchObject({ method: "POST", path: "/hook" });
	expect(JSON.parse(call?.body ?? "")).toEqual({
		type: "confirmed",
		email: "anna@küche.example",
		locale: "nl",
		at: "2026-11-15T12:00:00.000Z",
	});
	const { "webhook-id": id, "webhook-timestamp": time, "webhook-signature": signature } = call?.headers ?? {};
	const expected = createHmac("sha256", secret).update(`${id}.${time}.${call?.body}`).digest("base64");
	expect({ id, time, signature }).toEqual({ id: "delivery-1", time: String(at / 1000), signature: `v1,${expected}` });
});

test.each([500, 404, 302])("webhook: a response of %i means another try", async (status) => {
	const { url, calls } = await listen(() => ({ status }));
	const webhook = createWebhook({ url, secret: "whsec_bm90IHZlcnkgc2VjcmV0IGF0IGFsbA==" }, () => at);
	await expect(webhook.publish("delivery-1", confirmed)).rejects.toThrow();
	expect(calls).toHaveLength(1);
});

const settings = { user: "site", token: "token", list: 7 };
const known = { data: { results: [{ id: 41, email: "o'neil@example.com" }] } };
const unknown = { data: { results: [] } };

test("listmonk: a confirmed address joins the list, confirmed", async () => {
	const { url, calls } = await listen(() => ({ status: 200 }));
	await createListmonk({ url, ...settings }).publish("delivery-1", confirmed);
	expect(calls).toHaveLength(1);
	expect(calls[0]).toMatchObject({ method: "POST", path: "/api/subscribers" });
	expect(calls[0]?.headers.authorization).toBe("token site:token");
	expect(JSON.parse(calls[0]?.body ?? "")).toMatchObject({
		email: "anna@küche.example",
		lists: [7],
		status: "enabled",
		preconfirm_subscriptions: true,
	});
});

test("listmonk: an address that it knows already is added to the list", async () => {
	const { url, calls } = await listen(({ method }) =>
		method === "POST" ? { status: 409 } : { status: 200, body: known },
	);
	await createListmonk({ url: `${url}/`, ...settings }).publish("delivery-1", {
		...confirmed,
		email: "o'neil@example.com",
	});
	expect(calls.map(({ method, path }) => `${method} ${path.split("?")[0]}`)).toEqual([
		"POST /api/subscribers",
		"GET /api/subscribers",
		"PUT /api/subscribers/lists",
	]);
	expect(calls[1]?.path).toContain("lower(subscribers.email) = lower('o''neil@example.com')");
	expect(JSON.parse(calls[2]?.body ?? "")).toEqual({
		ids: [41],
		target_list_ids: [7],
		action: "add",
		status: "confirmed",
	});
});

test("listmonk: unsubscribes who leaves, deletes who is erased, ignores unknown addresses", async () => {
	let body: unknown = known;
	const { url, calls } = await listen(() => ({ status: 200, body }));
	const listmonk = createListmonk({ url, ...settings });
	await listmonk.publish("delivery-1", { type: "unsubscribed", email: "o'neil@example.com", at });
	await listmonk.publish("delivery-2", { type: "erased", email: "o'neil@example.com", at });
	body = unknown;
	await listmonk.publish("delivery-3", { type: "erased", email: "nobody@example.com", at });
	const asked = calls
		.filter(({ method }) => method !== "GET")
		.map(({ method, path, body: sent }) => [method, path, sent]);
	expect(asked).toEqual([
		["PUT", "/api/subscribers/lists", JSON.stringify({ ids: [41], target_list_ids: [7], action: "unsubscribe" })],
		["DELETE", "/api/subscribers/41", ""],
	]);
});

test("listmonk: any other error is tried again", async () => {
	const { url } = await listen(() => ({ status: 403 }));
	await expect(createListmonk({ url, ...settings }).publish("delivery-1", confirmed)).rejects.toThrow();
});
