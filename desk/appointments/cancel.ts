import type { Context } from "../context.ts";
import type { SubmitOptions } from "../entries/submit.ts";
import type { Refused, Stored } from "../http/desk-forms.ts";
import { announce } from "./announce.ts";
import { findAppointment, isOver, isToCome, loadAppointment, unknownLink } from "./find-appointment.ts";
import { lockAppointments } from "./take-time.ts";

/** Cancels the appointment of a link; may be repeated. */
export async function cancel(token: unknown, options: SubmitOptions, context: Context): Promise<Stored | Refused> {
	const found = await findAppointment(context.database.db, token);
	if (!found) return unknownLink;
	const { entry } = found;
	const isCancelled = entry.status === "cancelled" || (await cancelAppointment(entry.id, context));
	return isCancelled ? { ok: true, reference: entry.reference, manage: String(token), mails: options.mails } : isOver;
}

/** Cancels an appointment and gives its time free. False where it has begun, is cancelled already or unknown. */
export function cancelAppointment(entry: string, context: Context): Promise<boolean> {
	return context.database.db.transaction().execute(async (transaction) => {
		await lockAppointments(transaction, context);
		const found = await loadAppointment(transaction, entry);
		if (!found || !isToCome(found, context)) return false;
		await transaction.updateTable("entries").set({ status: "cancelled" }).where("id", "=", entry).execute();
		await transaction
			.updateTable("appointments")
			.set({ sequence: found.appointment.sequence + 1 })
			.where("entry_id", "=", entry)
			.execute();
		await transaction.deleteFrom("taken_quarters").where("entry_id", "=", entry).execute();
		await announce(transaction, context, entry, "cancelled");
		return true;
	});
}
