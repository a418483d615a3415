import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { deskMessage } from "../../content/desk-message.ts";
import { question } from "../../tests/support/desk/example-visitors.ts";
import { hostileDeskRequest, hostileRequest } from "../../tests/support/desk/hostile-requests.ts";
import { tokenIn } from "../../tests/support/desk/test-desk.ts";
import { createTestRoutes } from "../../tests/support/desk/test-routes.ts";
import { hour } from "../clock.ts";
import { confirm } from "../newsletter/confirm.ts";
import { unsubscribe } from "../newsletter/unsubscribe.ts";
import { createStore, type Store } from "../store/store.ts";
import { clientOf } from "./client.ts";

const folder = mkdtempSync(join(tmpdir(), "newsletter-http-"));
const stores: Store[] = [];
afterAll(async () => {
	for (const store of stores) await store.close();
	rmSync(folder, { recursive: true });
});

function fresh(): Store {
	const store = createStore({ dataFolder: join(folder, String(stores.length)) }, () => {});
	stores.push(store);
	return store;
}

const anna = { email: "anna@example.com", language: "en" };

test("the answer is the same for a new, pending, confirmed or unsubscribed address", async () => {
	const { context, mails, deliver, pass, post } = await createTestRoutes(fresh());
	const responses: string[] = [];
	const note = async () => {
		const json = await post("/newsletter", anna);
		responses.push(`${json.status} ${await json.text()}`);
		await deliver();
		pass(2 * hour);
	};
	await note();
	await note();
	await confirm(tokenIn(mails.at(-1)?.link ?? ""), context);
	await note();
	await unsubscribe(anna.email, context);
	await note();
	expect(new Set(responses)).toEqual(new Set(['202 {"status":"check-your-inbox"}']));
	expect(mails).toHaveLength(4);
});

test("a bad address is a field error; a form goes to the page that answers it", async () => {
	const { post, sendForm, rows } = await createTestRoutes(fresh());
	const json = await post("/newsletter", { email: "anna@", language: "en" });
	expect(json.status).toBe(422);
	expect(await json.json()).toEqual({
		status: "invalid",
		message: deskMessage("invalid", "en"),
		fields: { email: deskMessage("addressInvalid", "en") },
	});
	const form = await sendForm("/newsletter", { email: "anna@", language: "en" });
	expect([form.status, form.headers.get("Location")]).toEqual([307, "/en/newsletter"]);
	expect((await post("/newsletter", { email: "anna@example.com", language: "de" })).status).toBe(422);
	expect(await rows.subscribers()).toEqual([]);
});

test("wrong type 415, too large 413, unreadable 400, and a GET changes nothing", async () => {
	const { ask, post } = await createTestRoutes(fresh());
	const send = (type: string, body: string) =>
		ask("/newsletter", { method: "POST", body, headers: { "Content-Type": type } });
	expect((await send("text/plain", "email=anna@example.com")).status).toBe(415);
	expect((await post("/newsletter", { ...anna, extra: "x".repeat(40_000) })).status).toBe(413);
	expect((await send("application/json", "{")).status).toBe(400);
	for (const path of ["/newsletter", "/samples", "/questions", "/applications", "/appointments"]) {
		const get = await ask(path);
		expect([get.status, get.headers.get("Allow")], path).toEqual([405, "POST"]);
	}
	expect((await ask("/nothing")).status).toBe(404);
});

test("posts from other sites are refused, our own and programs are not", async () => {
	const { post } = await createTestRoutes(fresh());
	const status = async (headers: Record<string, string>) => (await post("/newsletter", anna, headers)).status;
	expect(await status({ "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" })).toBe(403);
	expect(await status({ "Sec-Fetch-Site": "same-site", Origin: "https://other.kitchens.example" })).toBe(403);
	expect(await status({ Origin: "https://evil.example" })).toBe(403);
	expect(await status({ Origin: "null" })).toBe(403);
	expect(await status({ "Sec-Fetch-Site": "same-origin", Origin: "https://kitchens.example" })).toBe(202);
	expect(await status({ Origin: "https://kitchens.example" })).toBe(202);
	expect(await status({})).toBe(202);
});

test("entries: posts from other sites are refused; forms, other methods and unknown addresses get a sentence", async () => {
	const { post, ask } = await createTestRoutes(fresh());
	expect((await post("/questions", question, { Origin: "https://evil.example" })).status).toBe(403);
	expect((await ask("/samples", { method: "POST", body: new URLSearchParams({ name: "x" }) })).status).toBe(415);
	expect((await post("/questions", { ...question, question: "x".repeat(40_000) })).status).toBe(413);
	const get = await ask("/samples", { method: "GET" });
	expect([get.status, get.headers.get("Allow")]).toEqual([405, "POST"]);
	expect((await ask("/nothing", { method: "GET" })).status).toBe(404);
});

test("a client above the limit gets 429 with Retry-After; other clients do not", async () => {
	const { post, pass } = await createTestRoutes(fresh(), { newsletterLimits: { client: 2, domain: 9, all: 3 } });
	const send = (client: string) => post("/newsletter", anna, { "X-Test-Client": client });
	expect([(await send("a")).status, (await send("a")).status]).toEqual([202, 202]);
	const refused = await send("a");
	expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "3600"]);
	expect((await send("b")).status).toBe(202);
	expect((await send("c")).status).toBe(429);
	pass(hour);
	expect((await send("a")).status).toBe(202);
});

test("filling in the hidden field gets the usual answer and stores nothing", async () => {
	const { post, rows } = await createTestRoutes(fresh());
	expect((await post("/newsletter", { ...anna, website: "https://spam.example" })).status).toBe(202);
	expect(await rows.subscribers()).toEqual([]);
});

test("a record of consent holds the site's page it was given on, and no other text", async () => {
	const { post, rows } = await createTestRoutes(fresh());
	await post("/newsletter", anna, { Referer: "https://kitchens.example/en/faq?q=secret" });
	await post("/newsletter", { ...anna, email: "bo@example.com" }, { Referer: "https://evil.example/<script>" });
	expect((await rows.consents()).map(({ page }) => page).sort()).toEqual(["", "/en/faq"]);
});

test("a database that is down: 503, a sentence and when to try again; then all is well again", async () => {
	const { post, forms, setDatabaseFailure, errors } = await createTestRoutes(fresh());
	setDatabaseFailure(new Error("password authentication failed for user 'kitchens'"));
	const response = await post("/newsletter", anna);
	expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "60"]);
	expect(await response.text()).not.toContain("password");
	const unavailable = { ok: false, status: 503, message: "unavailable", retrySeconds: 60 };
	const question = { name: "Anna", email: "anna@example.com", language: "en", subject: "question", question: "How?" };
	expect(await forms.ask(question)).toEqual(unavailable);
	expect([await forms.confirm("x"), await forms.unsubscribe("x")]).toEqual([unavailable, unavailable]);
	expect(errors).toHaveLength(4);
	setDatabaseFailure(undefined);
	expect((await post("/newsletter", anna)).status).toBe(202);
});

test("confirming and unsubscribing by button, and by the mail program itself", async () => {
	const { forms, sendForm, post, ask, deliver, mails, rows } = await createTestRoutes(fresh());
	await post("/newsletter", anna);
	await deliver();
	const token = tokenIn(mails[0]?.link ?? "");
	expect(await rows.subscribers()).toMatchObject([{ status: "pending" }]);
	expect(await forms.confirm(token)).toEqual({ ok: true });
	expect(await forms.confirm(token), "a second click").toEqual({ ok: true });
	expect(await forms.confirm("x".repeat(43))).toMatchObject({ ok: false, status: 410 });

	const leave = new URL(mails[0]?.unsubscribe ?? "");
	const address = leave.pathname.replace("/api/newsletter", "") + leave.search;
	const looked = await ask(`/newsletter${address}`);
	expect([looked.status, looked.headers.get("Location")]).toEqual([
		303,
		`https://kitchens.example/en/newsletter/unsubscribe?token=${leave.searchParams.get("token")}`,
	]);
	expect(await rows.subscribers()).toMatchObject([{ status: "confirmed" }]);
	// RFC 8058: from the mail provider's servers, so without an origin of ours.
	expect((await sendForm(`/newsletter${address}`, { "List-Unsubscribe": "One-Click" })).status).toBe(200);
	expect(await rows.subscribers()).toMatchObject([{ status: "unsubscribed" }]);
	expect(await forms.unsubscribe(leave.searchParams.get("token"))).toEqual({ ok: true });
});

test("hostile requests: never a 5xx, a stack trace or another person's data", async () => {
	const { ask, post, rows, errors } = await createTestRoutes(fresh());
	await post("/newsletter", { email: "private.person@example.com", language: "nl" });
	await fc.assert(
		fc.asyncProperty(hostileRequest, async ({ type, body, path, method }) => {
			const headers: Record<string, string> = type ? { "Content-Type": type } : {};
			const sent = method === "GET" ? {} : { body: typeof body === "string" ? body : new Uint8Array(body) };
			const response = await ask(`/newsletter${path}`, { method, headers, ...sent });
			const said = await response.text();
			expect(response.status).toBeLessThan(500);
			expect(said).not.toMatch(/private\.person|\bat .*\.ts:\d+|node_modules|sqlite|Error:/i);
		}),
		{ numRuns: Number(process.env.HOSTILE_REQUESTS ?? 10_000), seed: 6 },
	);
	expect(errors).toEqual([]);
	expect(await rows.subscribers()).toContainEqual(expect.objectContaining({ email: "private.person@example.com" }));
}, 300_000);

test("hostile requests to the desk: never a 5xx, a stack trace or another person's data", async () => {
	const { ask, post, rows, errors } = await createTestRoutes(fresh());
	const person = { name: "Private Person", email: "private.person@example.com", language: "nl" };
	await post("/questions", { ...person, subject: "question", question: "Secret?" });
	await fc.assert(
		fc.asyncProperty(hostileDeskRequest, async ({ type, body, path, method }) => {
			const headers: Record<string, string> = type ? { "Content-Type": type } : {};
			const sent = method === "GET" ? {} : { body: typeof body === "string" ? body : new Uint8Array(body) };
			const response = await ask(path, { method, headers, ...sent });
			const said = await response.text();
			expect(response.status, said).toBeLessThan(500);
			expect(said).not.toMatch(/private.person|\bat .*\.ts:\d+|node_modules|sqlite|Error:/i);
		}),
		{ numRuns: Number(process.env.HOSTILE_REQUESTS ?? 5000), seed: 21 },
	);
	expect(errors).toEqual([]);
	expect(await rows.entries()).toContainEqual(expect.objectContaining({ email: person.email }));
}, 300_000);

test("a client is an address, an IPv6 network, or what a trusted proxy noted last", () => {
	expect(clientOf("192.0.2.1", "198.51.100.1", false)).toBe("192.0.2.1");
	expect(clientOf("192.0.2.1", "203.0.113.9, 198.51.100.1", true)).toBe("198.51.100.1");
	expect(clientOf("::ffff:192.0.2.1", null, false)).toBe("192.0.2.1");
	expect(clientOf("2001:db8:1:2:3:4:5:6", null, false)).toBe("2001:db8:1::/48");
	expect(clientOf("2001:db8:0:1::1", null, false)).toBe(clientOf("2001:db8:0:ff00::ffff", null, false));
	expect(clientOf("fe80::1%eth0", null, false)).toBe("fe80:0:0::/48");
	expect(clientOf("10.0.0.1", "nonsense", true), "what is no address counts as the proxy's").toBe("10.0.0.1");
});
