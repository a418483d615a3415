import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Hono } from "hono";
import { afterAll, expect, test } from "vitest";
import { readContent } from "../content/read-content.ts";
import { startChild } from "../tests/support/desk/desk-process.ts";
import { startDesk } from "./desk.ts";
import { sqliteFile } from "./store/sqlite.ts";

const en = readContent("desk-words", "en");

const folder = mkdtempSync(join(tmpdir(), "newsletter-troubles-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000);

const limits = { client: 100_000, domain: 100_000, all: 100_000 };
const body = JSON.stringify({ email: "anna@example.com", language: "en" });
const signUp = { method: "POST", body, headers: { "Content-Type": "application/json" } };

const troubles: [name: string, make: () => string][] = [
	[
		"cannot be written to",
		() => {
			// Root may write to read-only folders, so it needs one where nobody can.
			if (process.getuid?.() === 0) return "/sys/kernel";
			const readOnly = join(folder, "read-only");
			mkdirSync(readOnly);
			chmodSync(readOnly, 0o555);
			return readOnly;
		},
	],
	[
		"is a file",
		() => {
			writeFileSync(join(folder, "file"), "");
			return join(folder, "file");
		},
	],
	[
		"holds a list that is no list",
		() => {
			const damaged = join(folder, "damaged");
			mkdirSync(damaged);
			writeFileSync(sqliteFile(damaged), "this is no database, however long one looks at it. ".repeat(100));
			return damaged;
		},
	],
];

test.each(troubles)("a folder for data that %s: 503 and a sentence, and nothing of the reason", async (_, make) => {
	const logged: string[] = [];
	const log = { info: () => {}, warn: () => {}, error: (_about: object, message: string) => logged.push(message) };
	const desk = startDesk(
		{ dataFolder: make(), newsletterLimits: limits, entryLimits: limits },
		{
			siteUrl: "https://kitchens.example",
			apiBaseUrl: "/api",
			getClient: () => ({ client: "one", host: "kitchens.example" }),
			log,
		},
	);
	const app = new Hono().route("/", desk.routes);
	for (let tries = 0; tries < 2; tries++) {
		const response = await app.request("/newsletter", signUp);
		expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "60"]);
		expect(await response.json()).toEqual({ status: "unavailable", message: en.messages.unavailable });
	}
	const question = { name: "Anna", email: "anna@example.com", language: "en", subject: "question", question: "How?" };
	const asked = await app.request("/questions", { ...signUp, body: JSON.stringify(question) });
	expect([asked.status, await asked.json()]).toEqual([
		503,
		{ status: "unavailable", message: en.messages.unavailable },
	]);
	expect((await app.request("/appointments/calendar.ics?token=unknown")).status).toBe(503);
	expect(logged).toContain("the desk could not answer");
	await desk.close();
});

test("on a full disk, acknowledged sign-ups are kept, others get an error, and it recovers when there is room", async () => {
	const dataFolder = join(folder, "full");
	// No file may grow beyond this many blocks: writing then fails as it does on a full disk.
	const full = await startChild({ dataFolder, newsletterLimits: limits }, "ulimit -f 1024");
	const statuses: number[] = [];
	while (statuses.length < 400 && statuses.at(-1) !== 503) {
		const response = await full.signUp(`person${statuses.length}@example.com`);
		if (response.status === 503) expect(await response.text()).toContain(en.messages.unavailable);
		statuses.push(response.status);
	}
	const accepted = statuses.filter((status) => status === 202).length;
	expect(accepted).toBeGreaterThan(0);
	expect(statuses.at(-1)).toBe(503);
	await full.stop();
	const roomy = await startChild({ dataFolder, newsletterLimits: limits });
	expect((await roomy.signUp("late@example.com")).status).toBe(202);
	await roomy.stop();
	expect(countAddresses(dataFolder)).toBe(accepted + 1);
}, 120_000);

test("a list that another program has locked delays sign-ups, not pages", async () => {
	const dataFolder = join(folder, "locked");
	const child = await startChild({ dataFolder, newsletterLimits: limits });
	expect((await child.signUp("first@example.com")).status).toBe(202);
	const other = new DatabaseSync(sqliteFile(dataFolder));
	other.exec("pragma busy_timeout = 5000; begin immediate");
	const signingUp = child.signUp("second@example.com");
	const times: number[] = [];
	for (let asked = 0; asked < 10; asked++) {
		const start = performance.now();
		expect((await child.getPage()).status).toBe(200);
		times.push(performance.now() - start);
	}
	// The lock alone would hold a page up for seconds.
	expect(Math.max(...times)).toBeLessThan(1500);
	other.exec("rollback");
	other.close();
	expect((await signingUp).status).toBe(202);
	await child.stop();
	expect(countAddresses(dataFolder)).toBe(2);
}, 60_000);

function countAddresses(dataFolder: string): number {
	const file = new DatabaseSync(sqliteFile(dataFolder));
	try {
		return Number(file.prepare("select count(*) as many from subscribers").get()?.many);
	} finally {
		file.close();
	}
}
