import { type RawBuilder, sql } from "kysely";

/** Whether a row has this address, ignoring capitals. Also compares as typed, because SQLite's lower() is ASCII only. */
export const hasEmail = (email: string): RawBuilder<boolean> =>
	sql<boolean>`(email = ${email} or lower(email) = ${email.toLowerCase()})`;
