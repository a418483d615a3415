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
	"003-desk": async ({ schema }) => {
		await schema
			.createTable("entries")
			.ifNotExists()
			.addColumn("id", "text", (column) => column.primaryKey())
			.addColumn("reference", "text", (column) => column.notNull().unique())
			.addColumn("request_id", "text", (column) => column.unique())
			.addColumn("kind", "text", (column) => column.notNull())
			.addColumn("status", "text", (column) => column.notNull())
			.addColumn("locale", "text", (column) => column.notNull())
			.addColumn("name", "text", (column) => column.notNull())
			.addColumn("email", "text", (column) => column.notNull())
			.addColumn("details", "text", (column) => column.notNull())
			.addColumn("created_at", "bigint", (column) => column.notNull())
			.addColumn("erase_after", "bigint", (column) => column.notNull())
			.execute();
		await schema
			.createTable("entry_tokens")
			.ifNotExists()
			.addColumn("hash", "text", (column) => column.primaryKey())
			.addColumn("entry_id", "text", (column) => column.notNull().references("entries.id").onDelete("cascade"))
			.execute();
		await schema
			.createTable("appointments")
			.ifNotExists()
			.addColumn("entry_id", "text", (column) => column.primaryKey().references("entries.id").onDelete("cascade"))
			.addColumn("studio", "text", (column) => column.notNull())
			.addColumn("type", "text", (column) => column.notNull())
			.addColumn("starts_at", "bigint", (column) => column.notNull())
			.addColumn("ends_at", "bigint", (column) => column.notNull())
			.addColumn("sequence", "integer", (column) => column.notNull())
			.execute();
		await schema
			.createTable("taken_quarters")
			.ifNotExists()
			.addColumn("studio", "text", (column) => column.notNull())
			.addColumn("seat", "integer", (column) => column.notNull())
			.addColumn("starts_at", "bigint", (column) => column.notNull())
			.addColumn("entry_id", "text", (column) => column.notNull().references("entries.id").onDelete("cascade"))
			.addPrimaryKeyConstraint("taken_quarters_key", ["studio", "seat", "starts_at"])
			.execute();
		await schema
			.createTable("blocks")
			.ifNotExists()
			.addColumn("id", "text", (column) => column.primaryKey())
			.addColumn("studio", "text", (column) => column.notNull())
			.addColumn("starts_at", "bigint", (column) => column.notNull())
			.addColumn("ends_at", "bigint", (column) => column.notNull())
			.execute();
		await schema
			.alterTable("outbox")
			.addColumn("entry_id", "text", (column) => column.references("entries.id").onDelete("cascade"))
			.execute();
		await schema.alterTable("outbox").addColumn("template", "text").execute();
		await schema.alterTable("outbox").addColumn("planned_at", "bigint").execute();
		await schema.createIndex("entries_email").ifNotExists().on("entries").column("email").execute();
		for (const table of ["entry_tokens", "taken_quarters", "outbox"] as const) {
			await schema.createIndex(`${table}_entry`).ifNotExists().on(table).column("entry_id").execute();
		}
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
