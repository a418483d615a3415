import { migrate } from "./migrations.ts";
import { openPostgres } from "./postgres.ts";
import type { Database } from "./schema.ts";
import { openSqlite } from "./sqlite.ts";

/** PostgreSQL where an address is given, else SQLite in the data folder. */
export type StoreSettings = { databaseUrl?: string | undefined; dataFolder: string };

/** A database that may be down at any moment, also at the start. */
export type Store = {
	/** The database with its schema up to date. Throws while it cannot be reached; the next call tries again. */
	open(): Promise<Database>;
	close(): Promise<void>;
};

export function createStore(
	{ databaseUrl, dataFolder }: StoreSettings,
	onLost: (error: Error) => void,
	{ mustExist = false } = {},
): Store {
	let database: Promise<Database> | undefined;

	const connect = async () => {
		const opened = await (databaseUrl ? openPostgres(databaseUrl, onLost) : openSqlite(dataFolder, { mustExist }));
		try {
			await migrate(opened);
			return opened;
		} catch (error) {
			await opened.db.destroy();
			throw error;
		}
	};

	return {
		open: () => {
			database ??= connect().catch((error: unknown) => {
				database = undefined;
				throw error;
			});
			return database;
		},
		close: async () => {
			const closing = database;
			database = undefined;
			await closing?.then(({ db }) => db.destroy()).catch(() => {});
		},
	};
}
