import { type Context, studioMailbox } from "../context.ts";
import type { Receipt, Refused } from "../desk-forms.ts";
import { cancelEntry } from "../entries/cancel-entry.ts";
import type { SubmitOptions } from "../entries/submit.ts";
import { enqueueMail } from "../outbox/enqueue-mail.ts";
import { appointmentOver, findAppointment, isUpcoming, unknownLink } from "./find-appointment.ts";
import { lockAppointments } from "./take-time.ts";

/** Cancels the appointment of a link, frees its time and notifies the studio; may be repeated. */
export function cancel(token: unknown, { sendsMail }: SubmitOptions, context: Context): Promise<Receipt | Refused> {
	return context.database.db.transaction().execute(async (transaction): Promise<Receipt | Refused> => {
		await lockAppointments(transaction, context);
		const found = await findAppointment(transaction, token);
		if (!found) return unknownLink;
		const { id, reference, status } = found.entry;
		if (status === "open") {
			if (!isUpcoming(found, context)) return appointmentOver;
			await cancelEntry(transaction, context, id);
			if (studioMailbox("appointment", context.mailboxes))
				await enqueueMail(transaction, context, { entry: id, mailKind: "notice-cancelled" });
		}
		return { ok: true, reference, manage: String(token), sendsMail };
	});
}
