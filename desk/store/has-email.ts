import { type RawBuilder, sql } from "kysely";

/** Whether a row has this address, whatever its capitals. As typed too, because SQLite's lower() knows ASCII only. */
export const hasEmail = (email: string): RawBuilder<boolean> =>
	sql<boolean>`(email = ${email} or lower(email) = ${email.toLowerCase()})`;
