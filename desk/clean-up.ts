import type { NotNull } from "kysely";
import { day } from "./clock.ts";
import type { Context } from "./context.ts";
import { rules } from "./rules.ts";

/**
 * Deletes what is no longer needed: addresses nobody confirmed, requests that led nowhere, used links, old counts,
 * and entries whose time is over.
 * Keeps sign-ups whose mail waits or whose link still works: after a clock change their dates cannot be trusted.
 */
export async function cleanUp({ database: { db }, now }: Context): Promise<{ addresses: number }> {
	const at = now();
	const tooOld = at - rules.unconfirmedMs;
	const waiting = db
		.selectFrom("outbox")
		.where("target", "=", "mail")
		.where("sent_at", "is", null)
		.where("dead_at", "is", null)
		.where("subscriber_id", "is not", null);
	const openLinks = db
		.selectFrom("tokens")
		.where("kind", "=", "confirm")
		.where("used_at", "is", null)
		.where("expires_at", ">", at);
	const addresses = await db
		.deleteFrom("subscribers")
		.where("confirmed_at", "is", null)
		.where("created_at", "<=", tooOld)
		.where((where) => where.or([where("mail_requested_at", "is", null), where("mail_requested_at", "<=", tooOld)]))
		.where("id", "not in", waiting.select("subscriber_id").$narrowType<{ subscriber_id: NotNull }>())
		.where("id", "not in", openLinks.select("subscriber_id"))
		.returning("id")
		.execute();
	await db
		.deleteFrom("consents")
		.where("confirmed_at", "is", null)
		.where("requested_at", "<=", tooOld)
		.where("id", "not in", waiting.select("consent_id").$narrowType<{ consent_id: NotNull }>())
		.where("id", "not in", openLinks.select("consent_id"))
		.execute();
	await db.deleteFrom("tokens").where("kind", "=", "confirm").where("expires_at", "<=", tooOld).execute();
	await db
		.deleteFrom("outbox")
		.where((where) => where.or([where("sent_at", "<=", tooOld), where("dead_at", "<=", tooOld)]))
		.execute();
	await db.deleteFrom("entries").where("erase_after", "<=", at).execute();
	await db
		.deleteFrom("limits")
		.where("window_start", "<=", at - day)
		.execute();
	await db
		.deleteFrom("salts")
		.where("window_start", "<=", at - rules.limitMs)
		.execute();
	return { addresses: addresses.length };
}
