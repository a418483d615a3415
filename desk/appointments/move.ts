import { retentionDays } from "../../facts/company/retention.ts";
import { day } from "../clock.ts";
import type { Context } from "../context.ts";
import type { Receipt, Refused } from "../desk-forms.ts";
import { checkLimits, type SubmitOptions } from "../entries/submit.ts";
import { announce } from "./announce.ts";
import { appointmentOver, findAppointment, isUpcoming, loadAppointment, unknownLink } from "./find-appointment.ts";
import { readInstant } from "./read-time.ts";
import { lockAppointments, takeTime, timesNear } from "./take-time.ts";
import { orRefused, TransactionRefused } from "./transaction-refused.ts";

/** Moves an appointment to another time of the same studio. Moving it to its own time changes nothing. */
export async function move(
	token: unknown,
	typed: unknown,
	options: SubmitOptions,
	context: Context,
): Promise<Receipt | Refused> {
	const start = readInstant(typed);
	if (start === undefined) return { ok: false, status: 422, message: "invalid", fields: { start: "startInvalid" } };
	const found = await findAppointment(context.database.db, token);
	if (!found) return unknownLink;
	const { entry } = found;
	const wanted = { ...found.appointment, start };
	const tooMany = await checkLimits(entry.email, options, context);
	if (tooMany) return tooMany;
	const work = context.database.db.transaction().execute(async (transaction): Promise<Receipt> => {
		await lockAppointments(transaction, context);
		const current = await loadAppointment(transaction, entry.id);
		if (!current || !isUpcoming(current, context)) throw new TransactionRefused(appointmentOver);
		const stored: Receipt = {
			ok: true,
			reference: entry.reference,
			manage: String(token),
			sendsMail: options.sendsMail,
		};
		if (current.appointment.starts_at === start) return stored;
		const time = await takeTime(transaction, context, wanted, entry.id);
		if (!time) throw new TransactionRefused({ ok: false, status: 409, message: "timeTaken" });
		await transaction
			.updateTable("appointments")
			.set({ starts_at: time.start, ends_at: time.end, sequence: current.appointment.sequence + 1 })
			.where("entry_id", "=", entry.id)
			.execute();
		await transaction
			.updateTable("entries")
			.set({ erase_after: time.end + retentionDays.appointment * day })
			.where("id", "=", entry.id)
			.execute();
		await announce(transaction, context, entry.id, "moved", start);
		return stored;
	});
	const result = await orRefused(work);
	return !result.ok && result.status === 409
		? { ...result, times: await timesNear(context, wanted, entry.id) }
		: result;
}
