import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { type DatabaseConnection, Kysely, SqliteDialect, type SqliteDialectConfig, SqliteDriver } from "kysely";
import { createCounters } from "./migrations.ts";
import type { Database, Tables } from "./schema.ts";

/**
 * Every commit is on the disk before it is acknowledged (synchronous), and other processes may read meanwhile (WAL).
 * SQLite must not wait for locks by itself: that would block the whole process (see `retryWhileLocked`).
 */
const pragmas = [
	"pragma busy_timeout = 0",
	"pragma journal_mode = wal",
	"pragma synchronous = full",
	"pragma foreign_keys = on",
	"pragma temp_store = memory",
];

/** How long a statement is retried while another process holds the lock, and how often. */
const lockWait = { totalMs: 5000, stepMs: 20 };

export const sqliteFile = (folder: string): string => join(folder, "desk.sqlite");

/** Opens the database in a folder. Tools pass `mustExist`, or a mistyped folder would get an empty database. */
export async function openSqlite(folder: string, { mustExist = false } = {}): Promise<Database> {
	const path = sqliteFile(folder);
	if (mustExist && !existsSync(path)) throw new Error(`There is no database in '${folder}': ${path} does not exist.`);
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	makePrivate(path);
	const file = new DatabaseSync(path);
	try {
		for (const pragma of pragmas) await retryWhileLocked(async () => file.exec(pragma));
		const database = { close: () => file.close(), prepare: (text: string) => prepare(file, text) };
		const db = new Kysely<Tables>({ dialect: new RetryingDialect({ database }) });
		await createCounters(db, "temporary");
		return { kind: "sqlite", db };
	} catch (error) {
		file.close();
		throw error;
	}
}

/** Makes a file that only its owner can read. SQLite gives its side files the same mode. */
export function makePrivate(path: string): void {
	closeSync(openSync(path, "a", 0o600));
	chmodSync(path, 0o600);
}

class RetryingDialect extends SqliteDialect {
	readonly #config: SqliteDialectConfig;

	constructor(config: SqliteDialectConfig) {
		super(config);
		this.#config = config;
	}

	override createDriver(): SqliteDriver {
		return new RetryingDriver(this.#config);
	}
}

class RetryingDriver extends SqliteDriver {
	override async acquireConnection(): Promise<DatabaseConnection> {
		const connection = await super.acquireConnection();
		return {
			executeQuery: (query) => retryWhileLocked(() => connection.executeQuery(query)),
			streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
		};
	}
}

/** Waits for another process's lock without blocking ours. */
async function retryWhileLocked<Result>(execute: () => Promise<Result>): Promise<Result> {
	const end = performance.now() + lockWait.totalMs;
	for (;;) {
		try {
			return await execute();
		} catch (error) {
			if (!isLocked(error) || performance.now() > end) throw error;
			await wait(lockWait.stepMs);
		}
	}
}

const sqliteBusy = 5;

function isLocked(error: unknown): boolean {
	// The low byte is the primary result code.
	return error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === sqliteBusy;
}

function prepare(file: DatabaseSync, text: string) {
	// Takes the write lock at the start: a transaction that reads first could fail half-way when another process writes.
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
