import type { Transaction } from "kysely";
import type { Context } from "./context.ts";
import { enqueueEvent } from "./newsletter/service/enqueue-event.ts";
import { hasEmail } from "./store/has-email.ts";
import type { Tables } from "./store/schema.ts";
import { hashOf } from "./token.ts";

/** Deletes an address with its entries and sign-ups, and keeps a hash. False where the address is unknown. */
export async function erase(email: string, context: Context): Promise<boolean> {
	const now = context.now();
	return context.database.db.transaction().execute(async (transaction) => {
		const subscribers = await transaction
			.deleteFrom("subscribers")
			.where(hasEmail(email))
			.returning(["email", "confirmed_at"])
			.execute();
		const entries = await transaction.deleteFrom("entries").where(hasEmail(email)).returning("id").execute();
		await deleteEvents(transaction, email);
		const spellings = new Set([email, ...subscribers.map((subscriber) => subscriber.email)]);
		await transaction
			.insertInto("erased")
			.values([...spellings].map((spelling) => ({ hash: hashOf(spelling), erased_at: now })))
			.onConflict((conflict) => conflict.column("hash").doNothing())
			.execute();
		for (const subscriber of subscribers) {
			if (subscriber.confirmed_at === null) continue;
			await enqueueEvent(transaction, context, { type: "erased", email: subscriber.email, at: now });
		}
		return subscribers.length > 0 || entries.length > 0;
	});
}

/** Events for mailing services that were not delivered hold the address in clear. */
async function deleteEvents(transaction: Transaction<Tables>, email: string): Promise<void> {
	const news = await transaction.selectFrom("outbox").select(["id", "event"]).where("event", "is not", null).execute();
	const about = news
		.filter(({ event }) => JSON.parse(event ?? "{}").email?.toLowerCase() === email.toLowerCase())
		.map(({ id }) => id);
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
