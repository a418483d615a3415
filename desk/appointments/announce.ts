import type { Transaction } from "kysely";
import { hour } from "../clock.ts";
import { type Context, studioMailbox } from "../context.ts";
import { deleteReminder, enqueueMail } from "../outbox/enqueue-mail.ts";
import type { Tables } from "../store/schema.ts";

/** Skip reminders that would follow the booking sooner than this. */
const minReminderDelayMs = 12 * hour;

const notices = { received: "notice", moved: "notice-moved" } as const;

/** Queues the mails about a booking or its new time, and plans the reminder in place of the one there was. */
export async function announce(
	transaction: Transaction<Tables>,
	context: Context,
	entry: string,
	change: keyof typeof notices,
	start: number,
): Promise<void> {
	await deleteReminder(transaction, entry);
	await enqueueMail(transaction, context, { entry, mailKind: change });
	if (studioMailbox("appointment", context.mailboxes))
		await enqueueMail(transaction, context, { entry, mailKind: notices[change] });
	const at = start - context.schedule.rules.reminderHours * hour;
	if (at - context.now() >= minReminderDelayMs)
		await enqueueMail(transaction, context, { entry, mailKind: "reminder", at });
}
