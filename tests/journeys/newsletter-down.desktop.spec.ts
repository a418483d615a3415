import { type ChildProcess, spawn } from "node:child_process";
import { resolve } from "node:path";
import { deskMessage } from "../../content/desk-message.ts";
import { expect, test } from "../support/browser/journey.ts";
import { testServerSettings } from "../support/site/test-server.ts";

/** A server of its own whose database cannot be reached: nothing listens on port 1. */
let server: ChildProcess;
let address = "";

test.beforeAll(async () => {
	server = spawn(process.execPath, ["commands/serve.ts", ".test-build/site"], {
		cwd: resolve(import.meta.dirname, "../.."),
		env: {
			...process.env,
			...testServerSettings("down"),
			DATABASE_URL: "postgres://nobody:secret@127.0.0.1:1/none",
			PORT: "0",
			LOG_LEVEL: "silent",
		},
		stdio: ["ignore", "pipe", "ignore"],
	});
	address = await new Promise((done) => {
		server.stdout?.on("data", (data: Buffer) => {
			const [found] = /http:\/\/\S+/.exec(String(data)) ?? [];
			if (found) done(found);
		});
	});
});
test.afterAll(() => {
	server.kill("SIGTERM");
});

test("with the database down, pages are served and a sign-up is told so", async ({ request }) => {
	expect((await request.get(`${address}/`)).status()).toBe(200);
	const fields = { email: "anna@example.com", language: "en" };
	const json = await request.post(`${address}/api/newsletter`, { data: fields });
	expect([json.status(), json.headers()["retry-after"]]).toEqual([503, "60"]);
	expect(await json.json()).toEqual({
		status: "unavailable",
		message: deskMessage("unavailable", "en"),
	});
	const form = await request.post(`${address}/en/newsletter`, { form: fields });
	expect([form.status(), form.headers()["retry-after"]]).toEqual([503, "60"]);
	const page = await form.text();
	expect(page).toContain('value="anna@example.com"');
	expect(page).not.toMatch(/secret|ECONNREFUSED|<script/);
	const token = "x".repeat(43);
	expect((await request.get(`${address}/en/newsletter/confirm?token=${token}`)).status()).toBe(200);
	for (const path of ["/en/newsletter/confirm", "/en/newsletter/unsubscribe"]) {
		const refused = await request.post(address + path, { form: { token } });
		expect(refused.status(), path).toBe(503);
		expect(await refused.text(), "the button can be pressed again").toContain(`value="${token}"`);
	}
});
