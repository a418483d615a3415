import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../tests/support/desk/postgres.ts";
import {
	bookingKillScenario,
	killScenario,
	mailFailureScenario,
	orderKillScenario,
	twoServersScenario,
} from "../tests/support/desk/scenarios.ts";
import type { Report } from "./report.ts";
import { table } from "./table.ts";

/** The desk's fault scenarios in full size; the unit tests run them with few sign-ups. */
export async function measureDesk(): Promise<Report> {
	const folder = mkdtempSync(join(tmpdir(), "bench-desk-"));
	const missed: string[] = [];
	const rows: [what: string, result: string][] = [];
	const expect = (holds: boolean, what: string) => {
		if (!holds) missed.push(what);
	};
	try {
		const kills = await killScenario({ dataFolder: join(folder, "kill") }, { signUps: 1000, kills: 10 });
		rows.push([
			`1000 sign-ups, ${kills.killed} times kill -9`,
			`${kills.acknowledged} acknowledged, ${kills.stored} stored, ${kills.valid} valid links, ${kills.secondCopies} mails sent twice`,
		]);
		expect(kills.stored === 1000 && kills.valid === 1000, "every acknowledged sign-up survives and can be confirmed");
		expect(kills.secondCopies <= 5 * kills.killed, "only mails that were being handed over are sent twice");
		const orders = await orderKillScenario({ dataFolder: join(folder, "orders") }, { orders: 500, kills: 10 });
		rows.push([
			`500 sample orders, ${orders.killed} times kill -9`,
			`${orders.acknowledged} acknowledged, ${orders.stored} stored, ${orders.secondCopies} mails sent twice`,
		]);
		expect(orders.stored === 500 && orders.kept === 500, "every acknowledged order survives and is stored once");
		const bookings = await bookingKillScenario({ dataFolder: join(folder, "bookings") }, { visitors: 150, kills: 10 });
		rows.push([
			`150 appointments, two visitors for each time, ${bookings.killed} times kill -9`,
			`${bookings.acknowledged} acknowledged, ${bookings.booked} booked, ${bookings.times} different times, ${bookings.secondCopies} mails sent twice`,
		]);
		expect(bookings.kept === 150 && bookings.times === 150, "every acknowledged appointment survives, no time twice");
		for (const trouble of ["down", "silent", "refusing", "dropping"] as const) {
			const { mails, medianMs, p95Ms } = await mailFailureScenario({ dataFolder: join(folder, trouble) }, trouble, 100);
			rows.push([
				`100 sign-ups, mail server ${trouble}`,
				`${mails} mails afterwards; ${medianMs.toFixed(1)} ms per sign-up, 95 % within ${p95Ms.toFixed(1)} ms`,
			]);
			expect(mails === 101, `all mails leave after the mail server was ${trouble}`);
			expect(p95Ms < 100, `95 % of sign-ups within 100 ms while the mail server is ${trouble}`);
		}
		const postgres = await startPostgres({ durable: true });
		try {
			const databaseUrl = await postgres.createDatabase();
			const { accepted, rows: stored, mails } = await twoServersScenario({ dataFolder: folder, databaseUrl }, 250);
			rows.push([
				"two servers on one PostgreSQL, 250 addresses twice",
				`${accepted} accepted, ${stored} stored, ${mails} mails`,
			]);
			expect(stored === 250 && mails === 250, "two servers store and mail each address once");
		} finally {
			await postgres.remove();
		}
		return { title: "Desk", sections: [table(["what", "result"], rows)], missed };
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
