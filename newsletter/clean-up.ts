import { day } from "./clock.ts";
import type { Context } from "./context.ts";
import { rules } from "./rules.ts";

/** Forgets what is no longer needed: addresses that nobody confirmed, requests that led nowhere, used links, old counts. */
export async function cleanUp({ database: { db }, now }: Context): Promise<{ addresses: number }> {
	const at = now();
	const tooOld = at - rules.unconfirmedMs;
	const addresses = await db
		.deleteFrom("subscribers")
		.where("confirmed_at", "is", null)
		.where("created_at", "<=", tooOld)
		.where((where) => where.or([where("mail_requested_at", "is", null), where("mail_requested_at", "<=", tooOld)]))
		.returning("id")
		.execute();
	await db.deleteFrom("consents").where("confirmed_at", "is", null).where("requested_at", "<=", tooOld).execute();
	await db.deleteFrom("tokens").where("kind", "=", "confirm").where("expires_at", "<=", tooOld).execute();
	await db.deleteFrom("outbox").where("sent_at", "<=", tooOld).execute();
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
