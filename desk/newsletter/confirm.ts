import type { Transaction } from "kysely";
import type { Context } from "../context.ts";
import type { Tables } from "../store/schema.ts";
import { hashOf, hashOfToken } from "../token.ts";
import { enqueueEvent } from "./service/enqueue-event.ts";

/**
 * Confirms the sign-up that a link belongs to; a second click is a success too. False where the link has expired,
 * never existed, or its address has left the list since.
 */
export async function confirm(token: unknown, context: Context): Promise<boolean> {
	const hash = hashOfToken(token);
	if (!hash) return false;
	const now = context.now();
	return context.database.db.transaction().execute(async (transaction) => {
		const used = await transaction
			.updateTable("tokens")
			.set({ used_at: now })
			.where("hash", "=", hash)
			.where("kind", "=", "confirm")
			.where("used_at", "is", null)
			.where("expires_at", ">", now)
			.returning(["subscriber_id", "consent_id"])
			.executeTakeFirst();
		if (!used) return isConfirmed(hash, transaction);
		const { email } = await transaction
			.updateTable("subscribers")
			.set({ status: "confirmed", confirmed_at: now, unsubscribed_at: null })
			.where("id", "=", used.subscriber_id)
			.returning("email")
			.executeTakeFirstOrThrow();
		const { locale } = await transaction
			.updateTable("consents")
			.set({ confirmed_at: now })
			.where("id", "=", used.consent_id)
			.returning("locale")
			.executeTakeFirstOrThrow();
		await transaction
			.updateTable("tokens")
			.set({ used_at: now })
			.where("subscriber_id", "=", used.subscriber_id)
			.where("kind", "=", "confirm")
			.where("used_at", "is", null)
			.execute();
		// An erased address may sign up again.
		await transaction.deleteFrom("erased").where("hash", "=", hashOf(email)).execute();
		await enqueueEvent(transaction, context, { type: "confirmed", email, locale, at: now });
		return true;
	});
}

/** Whether a link that is no longer open belongs to an address that is on the list. */
async function isConfirmed(hash: string, transaction: Transaction<Tables>): Promise<boolean> {
	const found = await transaction
		.selectFrom("tokens")
		.innerJoin("subscribers", "subscribers.id", "tokens.subscriber_id")
		.select("status")
		.where("hash", "=", hash)
		.where("kind", "=", "confirm")
		.where("used_at", "is not", null)
		.executeTakeFirst();
	return found?.status === "confirmed";
}
