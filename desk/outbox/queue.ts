import { sql } from "kysely";
import type { Context } from "../context.ts";
import { PermanentFailure } from "../mail/mail.ts";
import { delayAfter, rules } from "../rules.ts";
import type { MailKind, Target } from "../store/schema.ts";
import { isPaused } from "./pause.ts";

/** A row of the outbox, claimed by this server until its lease ends. */
export type Delivery = {
	id: string;
	target: Target;
	consent_id: string | null;
	entry_id: string | null;
	template: MailKind | null;
	event: string | null;
	tries: number;
};

/** Claims what is due, the oldest first. Two servers never claim the same delivery. */
export async function claimDue({ database: { db, kind }, now }: Context, limit: number): Promise<Delivery[]> {
	const at = now();
	if (await isPaused(db)) return [];
	return db
		.with("due", (from) => {
			const due = from
				.selectFrom("outbox")
				.select("id")
				.where("sent_at", "is", null)
				.where("dead_at", "is", null)
				.where((where) =>
					where.or([
						where("due_at", "<=", at),
						where.and([
							where("due_at", ">", at + rules.maxClockSkewMs),
							where("due_at", ">", sql<number>`coalesce(planned_at, 0) + ${sql.lit(rules.maxClockSkewMs)}`),
						]),
					]),
				)
				.where((where) =>
					where.or([
						where("leased_until", "is", null),
						where("leased_until", "<=", at),
						where("leased_until", ">", at + rules.maxClockSkewMs),
					]),
				)
				.orderBy("due_at")
				.limit(limit);
			// SQLite has one writer at a time and no row locks.
			return kind === "postgres" ? due.forUpdate().skipLocked() : due;
		})
		.updateTable("outbox")
		.from("due")
		.set({ leased_until: at + rules.leaseMs, tries: sql`tries + 1` })
		.whereRef("outbox.id", "=", "due.id")
		.returning(["outbox.id", "target", "consent_id", "entry_id", "template", "event", "tries"])
		.execute();
}

export async function markSent({ database: { db }, now }: Context, id: string): Promise<void> {
	await db
		.updateTable("outbox")
		.set({ sent_at: now(), leased_until: null, event: null, last_error: null })
		.where("id", "=", id)
		.execute();
}

/** Schedules another try, or gives up after too many or a permanent failure. Resolves to whether it was given up. */
export async function markFailed(
	{ database: { db }, now }: Context,
	{ id, tries }: Delivery,
	error: unknown,
): Promise<boolean> {
	const reason = error instanceof Error ? error.message : String(error);
	const isGivenUp = tries >= rules.maxTries || error instanceof PermanentFailure;
	const next = isGivenUp ? { dead_at: now() } : { due_at: now() + delayAfter(tries) };
	await db
		.updateTable("outbox")
		.set({ ...next, leased_until: null, last_error: reason.slice(0, 300) })
		.where("id", "=", id)
		.execute();
	return isGivenUp;
}

/** For SQLite, which has one worker: what a killed process had claimed is due at once. */
export async function releaseLeases({ database: { db } }: Context): Promise<void> {
	await db.updateTable("outbox").set({ leased_until: null }).where("leased_until", "is not", null).execute();
}

/** Makes everything that was given up, or waits for its next try, due now; not what is planned for later. */
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
		.where((where) => where.or([where("planned_at", "is", null), where("planned_at", "<=", now())]))
		.returning("id")
		.execute();
	return rows.length;
}
