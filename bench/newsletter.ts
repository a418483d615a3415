import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../newsletter/testing/postgres.ts";
import { killScenario, mailFailureScenario, twoServersScenario } from "../newsletter/testing/scenarios.ts";
import { explain } from "../server/main.ts";
import { measureThroughput } from "./throughput.ts";

/** Everything that the newsletter must withstand, in full size. Hostile requests are among the unit tests. */
const folder = mkdtempSync(join(tmpdir(), "bench-newsletter-"));
const failures: string[] = [];

try {
	await killing();
	for (const trouble of ["down", "silent", "refusing", "dropping"] as const) await mailTrouble(trouble);
	const postgres = await startPostgres({ durable: true });
	try {
		await twoServers(await postgres.createDatabase());
		await throughput("SQLite", { dataFolder: join(folder, "throughput") }, 1);
		await throughput("PostgreSQL", { dataFolder: folder, databaseUrl: await postgres.createDatabase() }, 10);
	} finally {
		await postgres.remove();
	}
	for (const failure of failures) console.error(`✗ ${failure}`);
	console.log(failures.length === 0 ? "All of it holds." : `${failures.length} did not hold.`);
	process.exitCode = failures.length > 0 ? 1 : 0;
} catch (error) {
	console.error(explain(error));
	process.exitCode = 1;
} finally {
	rmSync(folder, { recursive: true, force: true });
}

function expect(holds: boolean, what: string): void {
	if (!holds) failures.push(what);
}

async function killing(): Promise<void> {
	const { acknowledged, killed, stored, valid, secondCopies } = await killScenario(
		{ dataFolder: join(folder, "kill") },
		{ signUps: 1000, kills: 10 },
	);
	console.log(
		`kill -9: ${acknowledged} acknowledged, ${killed} kills, ${stored} stored, ${valid} valid links, ${secondCopies} second copies`,
	);
	expect(stored === 1000 && valid === 1000, "every acknowledged sign-up survives and can be confirmed");
	expect(secondCopies <= 5 * killed, "a second copy only for what was being handed over");
}

async function mailTrouble(trouble: "down" | "silent" | "refusing" | "dropping"): Promise<void> {
	const result = await mailFailureScenario({ dataFolder: join(folder, trouble) }, trouble, 100);
	const times = [result.bareMs, result.medianMs, result.p95Ms, result.maxMs].map((ms) => ms.toFixed(1));
	console.log(
		`mail server ${trouble}: ${result.mails} mails afterwards; ms: bare ${times[0]}, median ${times[1]}, 95 % ${times[2]}, max ${times[3]}`,
	);
	expect(result.mails === 101, `all mails leave after the mail server was ${trouble}`);
	expect(result.p95Ms < 100, `95 % of sign-ups within 100 ms while the mail server is ${trouble}`);
}

async function twoServers(databaseUrl: string): Promise<void> {
	const result = await twoServersScenario({ dataFolder: folder, databaseUrl }, 250);
	console.log(
		`two servers, 500 sign-ups for 250 addresses: ${result.accepted} accepted, ${result.rows} rows, ${result.mails} mails`,
	);
	expect(result.rows === 250 && result.mails === 250 && result.recipients === 250, "250 rows and 250 mails");
}

async function throughput(
	name: string,
	settings: { dataFolder: string; databaseUrl?: string },
	atOnce: number,
): Promise<void> {
	const { signUps, inserts, ratio } = await measureThroughput(settings, 2000, atOnce);
	console.log(
		`${name}: ${signUps.toFixed(0)} sign-ups/s beside ${inserts.toFixed(0)} bare inserts/s (ratio ${ratio.toFixed(2)})`,
	);
}
