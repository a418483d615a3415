import { sql, type Transaction } from "kysely";
import type { Context } from "../context.ts";
import { deleteReminder, enqueueMail } from "../outbox/enqueue-mail.ts";
import type { Tables } from "../store/schema.ts";

/** Cancels an open entry: frees an appointment's time and mails its visitor. False if it was not open. */
export async function cancelEntry(transaction: Transaction<Tables>, context: Context, entry: string): Promise<boolean> {
	const cancelled = await transaction
		.updateTable("entries")
		.set({ status: "cancelled" })
		.where("id", "=", entry)
		.where("status", "=", "open")
		.returning("kind")
		.executeTakeFirst();
	if (!cancelled) return false;
	await deleteReminder(transaction, entry);
	if (cancelled.kind !== "appointment") return true;
	await transaction.deleteFrom("taken_quarters").where("entry_id", "=", entry).execute();
	await transaction
		.updateTable("appointments")
		.set({ sequence: sql`sequence + 1` })
		.where("entry_id", "=", entry)
		.execute();
	await enqueueMail(transaction, context, { entry, mailKind: "cancelled" });
	return true;
}
