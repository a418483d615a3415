import { type RawBuilder, sql } from "kysely";

/** Whether a row has this address, ignoring case. Compares as typed too: SQLite's lower() is ASCII only. */
export const hasEmail = (email: string): RawBuilder<boolean> =>
	sql<boolean>`(email = ${email} or lower(email) = ${email.toLowerCase()})`;
