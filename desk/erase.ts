import { sql, type Transaction } from "kysely";
import type { Context } from "./context.ts";
import { enqueueEvent } from "./newsletter/service/enqueue-event.ts";
import type { Tables } from "./store/schema.ts";
import { hashOf } from "./token.ts";

/** Deletes an address and all that belongs to it, at the desk too, except a hash. False where it was not known. */
export async function erase(email: string, context: Context): Promise<boolean> {
	const now = context.now();
	return context.database.db.transaction().execute(async (transaction) => {
		const gone = await transaction
			.deleteFrom("subscribers")
			.where("email", "=", email)
			.returning(["id", "confirmed_at"])
			.executeTakeFirst();
		// People are not consistent about capitals; the newsletter's addresses are compared as typed, as mail servers may.
		const entries = await transaction
			.deleteFrom("entries")
			.where(sql`lower(email)`, "=", email.toLowerCase())
			.returning("id")
			.execute();
		await deleteEvents(transaction, email);
		await transaction
			.insertInto("erased")
			.values({ hash: hashOf(email), erased_at: now })
			.onConflict((conflict) => conflict.column("hash").doNothing())
			.execute();
		if (gone && gone.confirmed_at !== null)
			await enqueueEvent(transaction, context, { type: "erased", email, at: now });
		return gone !== undefined || entries.length > 0;
	});
}

/** Events for mailing services that were not delivered hold the address in clear. */
async function deleteEvents(transaction: Transaction<Tables>, email: string): Promise<void> {
	const news = await transaction.selectFrom("outbox").select(["id", "event"]).where("event", "is not", null).execute();
	const about = news.filter(({ event }) => JSON.parse(event ?? "{}").email === email).map(({ id }) => id);
	if (about.length > 0) await transaction.deleteFrom("outbox").where("id", "in", about).execute();
}

/** Whether an address was erased and has not signed up again since. */
export async function wasErased(email: string, { database }: Context): Promise<boolean> {
	const row = await database.db
		.selectFrom("erased")
		.select("hash")
		.where("hash", "=", hashOf(email))
		.executeTakeFirst();
	return row !== undefined;
}
