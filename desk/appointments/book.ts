import type { Transaction } from "kysely";
import * as v from "valibot";
import { meetingTypes } from "../../facts/company/appointments.ts";
import { studioKeys } from "../../facts/company/studios.ts";
import { fieldLengths } from "../../facts/site/field-lengths.ts";
import { minute } from "../clock.ts";
import type { Context } from "../context.ts";
import type { Fields, Receipt, Refused } from "../desk-forms.ts";
import { messageKey, oneOf, optionalLine, optionalText, person, validateFields } from "../entries/fields.ts";
import { createEntryToken, storeEntry } from "../entries/store-entry.ts";
import { checkLimits, honeypotReceipt, type SubmitOptions } from "../entries/submit.ts";
import { hasEmail } from "../store/has-email.ts";
import type { Tables } from "../store/schema.ts";
import { announce } from "./announce.ts";
import { readInstant } from "./read-time.ts";
import { lockAppointments, takeTime, timesNear } from "./take-time.ts";
import { orRefused, TransactionRefused } from "./transaction-refused.ts";

const schema = v.object({
	...person,
	studio: oneOf(studioKeys, "studioUnknown"),
	type: oneOf(meetingTypes, "meetingUnknown"),
	start: v.pipe(v.optional(v.unknown(), null), v.transform(readInstant), v.number(messageKey("startInvalid"))),
	phone: v.pipe(optionalLine(fieldLengths.phone), v.regex(/^[+\d\s()./-]*$/, messageKey("phoneInvalid"))),
	note: optionalText(fieldLengths.note),
	/** Comes from a link, not from a person: a damaged one is left out. */
	mix: v.fallback(v.pipe(v.string(), v.regex(/^[0-9a-z_]{1,500}$/)), ""),
});

/** Books an appointment. Sending the same submission again finds the same appointment. */
export async function book(fields: Fields, options: SubmitOptions, context: Context): Promise<Receipt | Refused> {
	const read = validateFields(schema, fields);
	if (!read.ok) return read;
	const { language, name, email, submissionId, studio, type, start, ...details } = read.value;
	const receipt = honeypotReceipt("appointment", fields, options);
	if (receipt) return receipt;
	const tooMany = await checkLimits(email, options, context);
	if (tooMany) return tooMany;
	const wanted = { studio, type, start };
	const end = start + context.schedule.meetingMinutes[type] * minute;
	const work = context.database.db.transaction().execute(async (transaction): Promise<Receipt> => {
		await lockAppointments(transaction, context);
		const { entry, isNew } = await storeEntry(transaction, context, {
			kind: "appointment",
			locale: language,
			name,
			email,
			details,
			submissionId: submissionId && `${submissionId} ${studio} ${type} ${start}`,
			neededUntil: end,
		});
		if (isNew) {
			if ((await countOpen(transaction, email, context)) >= context.schedule.rules.openPerAddress) {
				throw new TransactionRefused({
					ok: false,
					status: 422,
					message: "invalid",
					fields: { email: "tooManyAppointments" },
				});
			}
			if (!(await takeTime(transaction, context, wanted, entry.id))) {
				throw new TransactionRefused({ ok: false, status: 409, message: "timeTaken" });
			}
			await transaction
				.insertInto("appointments")
				.values({ entry_id: entry.id, studio, type, starts_at: start, ends_at: end, sequence: 0 })
				.execute();
			await announce(transaction, context, entry.id, "received", start);
		}
		const manage = await createEntryToken(transaction, context, entry.id);
		return { ok: true, reference: entry.reference, manage, sendsMail: options.sendsMail };
	});
	const result = await orRefused(work);
	return !result.ok && result.status === 409 ? { ...result, times: await timesNear(context, wanted) } : result;
}

/** How many appointments an address has that are still to come. */
async function countOpen(transaction: Transaction<Tables>, email: string, { now }: Context): Promise<number> {
	const rows = await transaction
		.selectFrom("appointments")
		.innerJoin("entries", "entries.id", "appointments.entry_id")
		.select("entry_id")
		.where(hasEmail(email))
		.where("status", "=", "open")
		.where("starts_at", ">", now())
		.execute();
	return rows.length;
}
