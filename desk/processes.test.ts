import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startChild } from "../tests/support/desk/desk-process.ts";
import { silentAddress, startMailServer } from "../tests/support/desk/mail-server.ts";
import { startPostgres, type TestPostgres } from "../tests/support/desk/postgres.ts";
import {
	bookingKillScenario,
	killScenario,
	mailFailureScenario,
	orderKillScenario,
	twoServersScenario,
} from "../tests/support/desk/scenarios.ts";
import { createSingleWorker } from "./outbox/single-worker.ts";

const folder = mkdtempSync(join(tmpdir(), "newsletter-processes-"));
let postgres: TestPostgres;
beforeAll(async () => {
	postgres = await startPostgres();
}, 60_000);
afterAll(async () => {
	await postgres.remove();
	rmSync(folder, { recursive: true, force: true });
}, 60_000);

const patience = 240_000;

test(
	"what was acknowledged survives kill -9, with its mail",
	async () => {
		const result = await killScenario({ dataFolder: join(folder, "kill") }, { signUps: 100, kills: 3 });
		expect(result).toMatchObject({ acknowledged: 100, killed: 3, stored: 100, valid: 100 });
		// At most what was being handed over at the moment of each kill.
		expect(result.secondCopies).toBeLessThanOrEqual(3 * 5);
	},
	patience,
);

test(
	"an acknowledged order survives kill -9 with its number, and is stored once however often it is sent",
	async () => {
		const result = await orderKillScenario({ dataFolder: join(folder, "orders") }, { orders: 60, kills: 3 });
		expect(result).toMatchObject({ acknowledged: 60, killed: 3, stored: 60, kept: 60 });
		expect(result.secondCopies).toBeLessThanOrEqual(3 * 5);
	},
	patience,
);

test(
	"an acknowledged appointment survives kill -9, and no time is given twice",
	async () => {
		const result = await bookingKillScenario({ dataFolder: join(folder, "bookings") }, { visitors: 40, kills: 3 });
		expect(result).toMatchObject({ acknowledged: 40, killed: 3, booked: 40, kept: 40, times: 40 });
	},
	patience,
);

test.each(["down", "silent", "refusing", "dropping"] as const)(
	"a mail server that is %s delays mails, not visitors",
	async (trouble) => {
		const result = await mailFailureScenario({ dataFolder: join(folder, trouble) }, trouble, 10);
		expect(result.mails).toBe(11);
		// A busy machine is slow at everything; what counts is what a sign-up takes beyond an answer that stores nothing.
		expect(result.medianMs - result.bareMs).toBeLessThan(100);
	},
	patience,
);

test("one mail that hangs holds up no other", async () => {
	const mail = await startMailServer();
	const child = await startChild({
		dataFolder: join(folder, "hanging"),
		smtpUrl: mail.url,
		mailFrom: "post@kitchens.example",
		newsletterLimits: { client: 100, domain: 100, all: 100 },
	});
	await child.signUp(silentAddress);
	for (let number = 0; number < 12; number++) await child.signUp(`person${number}@example.com`);
	// The hanging mail alone would take longer than this test may.
	await mail.waitFor(12);
	expect(mail.received).toHaveLength(12);
	await child.kill();
	await mail.close();
}, 60_000);

test(
	"two servers on PostgreSQL: one row and one mail for each address",
	async () => {
		const store = { dataFolder: folder, databaseUrl: await postgres.createDatabase() };
		const result = await twoServersScenario(store, 50);
		expect(result).toEqual({ accepted: 100, rows: 50, mails: 50, recipients: 50, waiting: 0 });
	},
	patience,
);

test(
	"a database that goes away: 503, then all is well again by itself",
	async () => {
		const databaseUrl = await postgres.createDatabase();
		await postgres.stop();
		const settings = { dataFolder: folder, databaseUrl, newsletterLimits: { client: 100, domain: 100, all: 100 } };
		const child = await startChild(settings);
		const status = async () => (await child.signUp("anna@example.com")).status;
		expect(await status()).toBe(503);
		await postgres.start();
		expect(await status()).toBe(202);
		await postgres.stop();
		expect(await status()).toBe(503);
		await postgres.start();
		expect(await status()).toBe(202);
		await child.stop();
	},
	patience,
);

test("one process at a time delivers from a data folder", () => {
	const data = join(folder, "single");
	const [first, second] = [createSingleWorker(data), createSingleWorker(data)];
	expect([first.mayWork(), second.mayWork(), first.mayWork()]).toEqual([true, false, true]);
	first.release();
	expect(second.mayWork()).toBe(true);
	second.release();
});
