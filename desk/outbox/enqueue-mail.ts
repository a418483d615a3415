import type { Transaction } from "kysely";
import type { Context } from "../context.ts";
import type { MailKind, Tables } from "../store/schema.ts";
import { createId } from "../token.ts";

/** Queues a mail about an entry, in the transaction that causes it; `at` plans it for later. */
export async function enqueueMail(
	transaction: Transaction<Tables>,
	{ now, random }: Context,
	{ entry, mailKind, at }: { entry: string; mailKind: MailKind; at?: number },
): Promise<void> {
	await transaction
		.insertInto("outbox")
		.values({
			id: createId(random),
			target: "mail",
			entry_id: entry,
			template: mailKind,
			planned_at: at ?? null,
			created_at: now(),
			due_at: at ?? now(),
			tries: 0,
		})
		.execute();
}

/** Deletes the waiting reminder of an appointment that was moved or cancelled. */
export async function deleteReminder(transaction: Transaction<Tables>, entry: string): Promise<void> {
	await transaction
		.deleteFrom("outbox")
		.where("entry_id", "=", entry)
		.where("template", "=", "reminder")
		.where("sent_at", "is", null)
		.execute();
}
