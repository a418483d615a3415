import { sql } from "kysely";
import type { Context } from "../context.ts";
import { delayAfter, rules } from "../rules.ts";
import type { Target } from "../store/schema.ts";

/** Something that is to be delivered, taken by this server for the time of a lease. */
export type Delivery = {
	id: string;
	target: Target;
	subscriber_id: string | null;
	consent_id: string | null;
	event: string | null;
	tries: number;
};

/** Takes what is due, the oldest first. Two servers never take the same delivery. */
export async function claimDue({ database: { db, kind }, now }: Context, atMost: number): Promise<Delivery[]> {
	const at = now();
	return db
		.with("due", (from) => {
			const due = from
				.selectFrom("outbox")
				.select("id")
				.where("sent_at", "is", null)
				.where("dead_at", "is", null)
				.where((where) => where.or([where("due_at", "<=", at), where("due_at", ">", at + rules.furthestMs)]))
				.where((where) =>
					where.or([
						where("leased_until", "is", null),
						where("leased_until", "<=", at),
						where("leased_until", ">", at + rules.furthestMs),
					]),
				)
				.orderBy("due_at")
				.limit(atMost);
			// SQLite has one writer at a time and knows no row locks.
			return kind === "postgres" ? due.forUpdate().skipLocked() : due;
		})
		.updateTable("outbox")
		.from("due")
		.set({ leased_until: at + rules.leaseMs, tries: sql`tries + 1` })
		.whereRef("outbox.id", "=", "due.id")
		.returning(["outbox.id", "target", "subscriber_id", "consent_id", "event", "tries"])
		.execute();
}

export async function markSent({ database: { db }, now }: Context, id: string): Promise<void> {
	await db
		.updateTable("outbox")
		.set({ sent_at: now(), leased_until: null, event: null, last_error: null })
		.where("id", "=", id)
		.execute();
}

/** Tries again later, or lays it aside for the studio after too many tries. Resolves to whether it was laid aside. */
export async function markFailed(
	{ database: { db }, now }: Context,
	{ id, tries }: Delivery,
	reason: string,
): Promise<boolean> {
	const isDead = tries >= rules.tries;
	const next = isDead ? { dead_at: now() } : { due_at: now() + delayAfter(tries) };
	await db
		.updateTable("outbox")
		.set({ ...next, leased_until: null, last_error: reason.slice(0, 300) })
		.where("id", "=", id)
		.execute();
	return isDead;
}

/** For the only worker of a database: what a process that died had taken is due at once. */
export async function releaseLeases({ database: { db } }: Context): Promise<void> {
	await db.updateTable("outbox").set({ leased_until: null }).where("leased_until", "is not", null).execute();
}

/** Lets everything that was laid aside, or that waits for its next try, be tried now. */
export async function retryAll({ database: { db }, now }: Context): Promise<number> {
	const rows = await db
		.updateTable("outbox")
		.set((update) => ({
			due_at: now(),
			dead_at: null,
			tries: update.case().when("dead_at", "is not", null).then(0).else(update.ref("tries")).end(),
		}))
		.where("sent_at", "is", null)
		.where((where) => where.or([where("dead_at", "is not", null), where("due_at", ">", now())]))
		.returning("id")
		.execute();
	return rows.length;
}
