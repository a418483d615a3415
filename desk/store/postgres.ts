import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Database, Tables } from "./schema.ts";

/** Short, because a visitor waits. */
const timeouts = { connectMs: 5000, statementMs: 5000 } as const;

const bigint = 20;

/** Times and counts are bigint columns; they fit a number for the next 285,000 years. */
const types: pg.CustomTypesConfig = {
	getTypeParser: (oid: number, format?: "text" | "binary") =>
		oid === bigint ? Number : pg.types.getTypeParser(oid, format ?? "text"),
};

export async function openPostgres(url: string, onLost: (error: Error) => void): Promise<Database> {
	const pool = new pg.Pool({
		connectionString: url,
		connectionTimeoutMillis: timeouts.connectMs,
		statement_timeout: timeouts.statementMs,
		query_timeout: timeouts.statementMs + 1000,
		max: 10,
		types,
	});
	// The pool replaces broken connections; without these listeners the error would end the process.
	pool.on("error", onLost);
	pool.on("connect", (client) => client.on("error", onLost));
	return { kind: "postgres", db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) };
}
