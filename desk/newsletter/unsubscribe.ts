import type { Transaction } from "kysely";
import type { Context } from "../context.ts";
import { hasEmail } from "../store/has-email.ts";
import type { Tables } from "../store/schema.ts";
import { hashOfToken } from "../token.ts";
import { enqueueEvent } from "./service/enqueue-event.ts";

/**
 * Takes the address that a link belongs to off the list; may be repeated. False where the link is unknown.
 */
export async function unsubscribeByLink(token: unknown, context: Context): Promise<boolean> {
	const hash = hashOfToken(token);
	if (!hash) return false;
	return context.database.db.transaction().execute(async (transaction) => {
		const found = await transaction
			.selectFrom("tokens")
			.innerJoin("subscribers", "subscribers.id", "tokens.subscriber_id")
			.select("subscribers.email")
			.where("hash", "=", hash)
			.where("kind", "=", "unsubscribe")
			.executeTakeFirst();
		return found ? endSubscription(transaction, context, found.email) : false;
	});
}

/** Unsubscribes an address for the studio. False where the address is unknown. */
export function unsubscribe(email: string, context: Context): Promise<boolean> {
	return context.database.db.transaction().execute(async (transaction) => {
		const found = await transaction.selectFrom("subscribers").select("email").where(hasEmail(email)).execute();
		for (const subscriber of found) await endSubscription(transaction, context, subscriber.email);
		return found.length > 0;
	});
}

async function endSubscription(transaction: Transaction<Tables>, context: Context, email: string): Promise<boolean> {
	const now = context.now();
	const found = transaction.selectFrom("subscribers").select(["id", "status"]).where("email", "=", email);
	// Locked, so that no confirmation comes in between; SQLite has one writer at a time and no row locks.
	const held = context.database.kind === "postgres" ? found.forUpdate() : found;
	const subscriber = await held.executeTakeFirst();
	if (!subscriber) return false;
	await transaction
		.updateTable("subscribers")
		.set({ status: "unsubscribed", unsubscribed_at: now })
		.where("id", "=", subscriber.id)
		.where("status", "!=", "unsubscribed")
		.execute();
	// A confirmation link in an unread mail must not put the address back on the list.
	await transaction
		.updateTable("tokens")
		.set({ used_at: now })
		.where("subscriber_id", "=", subscriber.id)
		.where("kind", "=", "confirm")
		.where("used_at", "is", null)
		.execute();
	await transaction
		.updateTable("consents")
		.set({ withdrawn_at: now })
		.where("subscriber_id", "=", subscriber.id)
		.where("withdrawn_at", "is", null)
		.execute();
	if (subscriber.status === "confirmed")
		await enqueueEvent(transaction, context, { type: "unsubscribed", email, at: now });
	return true;
}
