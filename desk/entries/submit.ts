import { randomBytes } from "node:crypto";
import { honeypotField } from "../../facts/site/honeypot.ts";
import type { Locale } from "../../facts/site/locales.ts";
import type { Context } from "../context.ts";
import type { Fields, Receipt, Refused } from "../desk-forms.ts";
import { type DeskLimits, entryRetrySeconds } from "../limits.ts";
import { enqueueMail } from "../outbox/enqueue-mail.ts";
import type { EntryKind } from "../store/schema.ts";
import { createToken } from "../token.ts";
import { createReference } from "./reference.ts";
import { storeEntry } from "./store-entry.ts";

/** What submitting needs besides the fields: who sends, and whether mail is really sent. */
export type SubmitOptions = { client: string; limits: DeskLimits; sendsMail: boolean };

/** What a form has read of its fields, ready to be stored. */
export type Submission = {
	language: Locale;
	name: string;
	email: string;
	request?: string | undefined;
	details: Readonly<Record<string, unknown>>;
};

/** Whether the field that people do not see was filled in. */
export function isBot({ [honeypotField]: typed }: Fields): boolean {
	return typed !== undefined && typed !== "";
}

/** What a bot gets: the usual answer, and nothing is stored. */
export function fakeAnswer(kind: EntryKind, fields: Fields, { sendsMail }: SubmitOptions): Receipt | undefined {
	if (!isBot(fields)) return undefined;
	const manage = kind === "appointment" ? { manage: createToken(randomBytes).token } : {};
	return { ok: true, reference: createReference(kind, randomBytes), ...manage, sendsMail };
}

/** Refuses where too much was sent from one client, for one mailbox, or by all together. */
export async function refuseOverLimit(
	email: string,
	options: SubmitOptions,
	context: Context,
): Promise<Refused | undefined> {
	const retrySeconds = await entryRetrySeconds({ client: options.client, email }, options.limits, context);
	return retrySeconds > 0 ? { ok: false, status: 429, sentence: "tooMany", retrySeconds } : undefined;
}

/** Stores an order, question or application with its mails, in one transaction. */
export async function submit(
	kind: Exclude<EntryKind, "appointment">,
	fields: Fields,
	{ language, ...submission }: Submission,
	options: SubmitOptions,
	context: Context,
): Promise<Receipt | Refused> {
	const fake = fakeAnswer(kind, fields, options);
	if (fake) return fake;
	const refused = await refuseOverLimit(submission.email, options, context);
	if (refused) return refused;
	return context.database.db.transaction().execute(async (transaction) => {
		const { entry, isNew } = await storeEntry(transaction, context, { kind, locale: language, ...submission });
		if (isNew) {
			await enqueueMail(transaction, context, { entry: entry.id, template: "received" });
			const { contact, jobs } = context.mailboxes;
			if (kind === "application" ? jobs : contact) {
				await enqueueMail(transaction, context, { entry: entry.id, template: "notice" });
			}
		}
		return { ok: true, reference: entry.reference, sendsMail: options.sendsMail };
	});
}
