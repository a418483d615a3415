import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Database, Tables } from "./schema.ts";

/** In order of their names. Never change a released migration; add another. */
const migrations: Record<string, (db: Kysely<Tables>, kind: Database["kind"]) => Promise<void>> = {
	"001-start": async (db, kind) => {
		const { schema } = db;
		await schema
			.createTable("subscribers")
			.ifNotExists()
			.addColumn("id", "text", (column) => column.primaryKey())
			.addColumn("email", "text", (column) => column.notNull().unique())
			.addColumn("status", "text", (column) => column.notNull())
			.addColumn("created_at", "bigint", (column) => column.notNull())
			.addColumn("last_request", "text")
			.addColumn("mail_requested_at", "bigint")
			.addColumn("confirmed_at", "bigint")
			.addColumn("unsubscribed_at", "bigint")
			.execute();
		await schema
			.createTable("wordings")
			.ifNotExists()
			.addColumn("version", "text", (column) => column.primaryKey())
			.addColumn("text", "text", (column) => column.notNull())
			.addColumn("first_used_at", "bigint", (column) => column.notNull())
			.execute();
		await schema
			.createTable("consents")
			.ifNotExists()
			.addColumn("id", "text", (column) => column.primaryKey())
			.addColumn("subscriber_id", "text", (column) => column.notNull().references("subscribers.id").onDelete("cascade"))
			.addColumn("wording", "text", (column) => column.notNull())
			.addColumn("locale", "text", (column) => column.notNull())
			.addColumn("page", "text", (column) => column.notNull())
			.addColumn("requested_at", "bigint", (column) => column.notNull())
			.addColumn("confirmed_at", "bigint")
			.addColumn("withdrawn_at", "bigint")
			.execute();
		await schema
			.createTable("tokens")
			.ifNotExists()
			.addColumn("hash", "text", (column) => column.primaryKey())
			.addColumn("kind", "text", (column) => column.notNull())
			.addColumn("subscriber_id", "text", (column) => column.notNull().references("subscribers.id").onDelete("cascade"))
			.addColumn("consent_id", "text", (column) => column.notNull())
			.addColumn("expires_at", "bigint")
			.addColumn("used_at", "bigint")
			.execute();
		await schema
			.createTable("outbox")
			.ifNotExists()
			.addColumn("id", "text", (column) => column.primaryKey())
			.addColumn("target", "text", (column) => column.notNull())
			.addColumn("subscriber_id", "text", (column) => column.references("subscribers.id").onDelete("cascade"))
			.addColumn("consent_id", "text")
			.addColumn("event", "text")
			.addColumn("created_at", "bigint", (column) => column.notNull())
			.addColumn("due_at", "bigint", (column) => column.notNull())
			.addColumn("tries", "integer", (column) => column.notNull())
			.addColumn("leased_until", "bigint")
			.addColumn("sent_at", "bigint")
			.addColumn("dead_at", "bigint")
			.addColumn("last_error", "text")
			.execute();
		await schema
			.createTable("erased")
			.ifNotExists()
			.addColumn("hash", "text", (column) => column.primaryKey())
			.addColumn("erased_at", "bigint", (column) => column.notNull())
			.execute();
		for (const table of ["consents", "tokens", "outbox"] as const) {
			await schema.createIndex(`${table}_subscriber`).ifNotExists().on(table).column("subscriber_id").execute();
		}
		await sql`create index if not exists outbox_waiting on outbox (due_at) where sent_at is null and dead_at is null`.execute(
			db,
		);
		if (kind === "postgres") await createCounters(db, "unlogged");
	},
	"002-settings": async (db) => {
		await db.schema
			.createTable("settings")
			.ifNotExists()
			.addColumn("name", "text", (column) => column.primaryKey())
			.addColumn("value", "text", (column) => column.notNull())
			.execute();
	},
};

/** Counters are not durable, so that nothing about clients is kept. */
export async function createCounters(db: Kysely<Tables>, how: "unlogged" | "temporary"): Promise<void> {
	const table = how === "unlogged" ? sql`create unlogged table` : sql`create temporary table`;
	await sql`${table} limits (bucket text, window_start bigint, used bigint not null, primary key (bucket, window_start))`.execute(
		db,
	);
	await sql`${table} salts (window_start bigint primary key, salt text not null)`.execute(db);
}

/** Brings the schema up to date; several servers may try at the same moment. */
export async function migrate({ db, kind }: Database): Promise<void> {
	const provider = {
		getMigrations: async () =>
			Object.fromEntries(
				Object.entries(migrations).map(([name, up]): [string, Migration] => [name, { up: (on) => up(on, kind) }]),
			),
	};
	const { error } = await new Migrator({ db, provider }).migrateToLatest();
	if (error) throw error;
}
