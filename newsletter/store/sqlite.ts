import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { Kysely, SqliteDialect } from "kysely";
import { createCounters } from "./migrations.ts";
import type { Database, Tables } from "./schema.ts";

/** Every commit is on the disk before it is acknowledged (synchronous), and the studio's tool may read meanwhile (WAL). */
const pragmas = [
	"pragma busy_timeout = 5000",
	"pragma journal_mode = wal",
	"pragma synchronous = full",
	"pragma foreign_keys = on",
	"pragma temp_store = memory",
];

export const sqliteFile = (folder: string): string => join(folder, "newsletter.sqlite");

export async function openSqlite(folder: string): Promise<Database> {
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	const file = new DatabaseSync(sqliteFile(folder));
	for (const pragma of pragmas) file.exec(pragma);
	const db = new Kysely<Tables>({
		dialect: new SqliteDialect({ database: { close: () => file.close(), prepare: (text) => prepare(file, text) } }),
	});
	await createCounters(db, "temporary");
	return { kind: "sqlite", db };
}

function prepare(file: DatabaseSync, text: string) {
	// A transaction that reads first and writes later could fail half-way when the studio's tool writes in between.
	const statement = file.prepare(text === "begin" ? "begin immediate" : text);
	return {
		reader: statement.columns().length > 0,
		all: (values: readonly unknown[]) => statement.all(...values.map(asValue)),
		run: (values: readonly unknown[]) => statement.run(...values.map(asValue)),
		iterate: (values: readonly unknown[]) => statement.iterate(...values.map(asValue)),
	};
}

function asValue(value: unknown): SQLInputValue {
	if (value === null || typeof value === "string" || typeof value === "number" || typeof value === "bigint")
		return value;
	throw new TypeError(`SQLite takes no ${typeof value}`);
}
