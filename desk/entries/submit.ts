import { randomBytes } from "node:crypto";
import { honeypotField } from "../../facts/site/honeypot.ts";
import type { Locale } from "../../facts/site/locales.ts";
import { type Context, studioMailbox } from "../context.ts";
import type { Fields, Receipt, Refused } from "../desk-forms.ts";
import { type EntryLimits, entryRetrySeconds } from "../limits.ts";
import { enqueueMail } from "../outbox/enqueue-mail.ts";
import type { EntryKind } from "../store/schema.ts";
import { createToken } from "../token.ts";
import type { EntryDetails } from "./details.ts";
import { createReference } from "./reference.ts";
import { storeEntry } from "./store-entry.ts";

export type SubmitOptions = { client: string; limits: EntryLimits; sendsMail: boolean };

/** A form's validated fields, ready to be stored. */
type Submission<Kind extends EntryKind> = {
	language: Locale;
	name: string;
	email: string;
	submissionId?: string | undefined;
	details: EntryDetails<Kind>;
};

/** Whether the honeypot was filled in. */
export function isBot({ [honeypotField]: typed }: Fields): boolean {
	return typed !== undefined && typed !== "";
}

/** Bots get the same response as people, but nothing is stored. */
export function honeypotReceipt(kind: EntryKind, fields: Fields, { sendsMail }: SubmitOptions): Receipt | undefined {
	if (!isBot(fields)) return undefined;
	const manage = kind === "appointment" ? { manage: createToken(randomBytes).token } : {};
	return { ok: true, reference: createReference(kind, randomBytes), ...manage, sendsMail };
}

/** Refuses above the hourly limit per client, per mailbox or in total. */
export async function checkLimits(
	email: string,
	options: SubmitOptions,
	context: Context,
): Promise<Refused | undefined> {
	const retrySeconds = await entryRetrySeconds({ client: options.client, email }, options.limits, context);
	return retrySeconds > 0 ? { ok: false, status: 429, message: "tooMany", retrySeconds } : undefined;
}

/** Stores an order, question or application with its mails, in one transaction. */
export async function submit<Kind extends Exclude<EntryKind, "appointment">>(
	kind: Kind,
	fields: Fields,
	{ language, ...submission }: Submission<Kind>,
	options: SubmitOptions,
	context: Context,
): Promise<Receipt | Refused> {
	const receipt = honeypotReceipt(kind, fields, options);
	if (receipt) return receipt;
	const refused = await checkLimits(submission.email, options, context);
	if (refused) return refused;
	return context.database.db.transaction().execute(async (transaction) => {
		const { entry, isNew } = await storeEntry(transaction, context, { kind, locale: language, ...submission });
		if (isNew) {
			await enqueueMail(transaction, context, { entry: entry.id, mailKind: "received" });
			if (studioMailbox(kind, context.mailboxes)) {
				await enqueueMail(transaction, context, { entry: entry.id, mailKind: "notice" });
			}
		}
		return { ok: true, reference: entry.reference, sendsMail: options.sendsMail };
	});
}
