import type { Context } from "./context.ts";
import { enqueueEvent } from "./service/enqueue-event.ts";
import { hashOf, hashOfToken } from "./token.ts";

/** Confirms the sign-up that a link belongs to. False where the link was used, has expired or never existed. */
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
		if (!used) return false;
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
		// Who comes back after having been erased does so of their own will.
		await transaction.deleteFrom("erased").where("hash", "=", hashOf(email)).execute();
		await enqueueEvent(transaction, context, { type: "confirmed", email, locale, at: now });
		return true;
	});
}
