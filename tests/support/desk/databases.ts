import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe } from "vitest";
import { createStore, type Store, type StoreSettings } from "../../../desk/store/store.ts";
import { startPostgres, type TestPostgres } from "./postgres.ts";

/** A database of its own for one test. */
export type FreshDatabase = () => Promise<{ settings: StoreSettings; store: Store }>;

/** Runs the same tests on SQLite and on PostgreSQL. */
export function onBothDatabases(tests: (fresh: FreshDatabase) => void): void {
	describe.each(["sqlite", "postgres"] as const)("%s", (kind) => {
		const stores: Store[] = [];
		let folder = "";
		let server: TestPostgres | undefined;
		let made = 0;

		beforeAll(async () => {
			folder = mkdtempSync(join(tmpdir(), "desk-"));
			if (kind === "postgres") server = await startPostgres();
		}, 60_000);
		afterAll(async () => {
			for (const store of stores) await store.close();
			await server?.remove();
			rmSync(folder, { recursive: true, force: true });
		}, 60_000);

		tests(async () => {
			made += 1;
			const settings = { dataFolder: join(folder, String(made)), databaseUrl: await server?.createDatabase() };
			const store = createStore(settings, () => {});
			stores.push(store);
			return { settings, store };
		});
	});
}
