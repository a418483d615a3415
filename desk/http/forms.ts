import { type AppointmentForms, createAppointmentForms } from "../appointments/appointment-forms.ts";
import type { Context } from "../context.ts";
import type { DeskForms, NewsletterForms, RequestSource } from "../desk-forms.ts";
import type { SubmitOptions } from "../entries/submit.ts";
import type { EntryLimits, NewsletterLimits } from "../limits.ts";
import { apply, ask } from "../messages/messages.ts";
import { answerSignUp } from "../newsletter/answer-sign-up.ts";
import { confirm } from "../newsletter/confirm.ts";
import { unsubscribeByLink } from "../newsletter/unsubscribe.ts";
import { orderSamples } from "../samples/order-samples.ts";

export type FormOptions = {
	newsletterLimits: NewsletterLimits;
	entryLimits: EntryLimits;
	siteUrl: string;
	/** Opens the studios' calendar feeds; without it there are none. */
	calendarSecret?: string | undefined;
	/** Whether a mail server is configured. */
	sendsMail: boolean;
	/** Throws when the database fails. */
	open: () => Promise<Context>;
	/** Called after something was put into the outbox. */
	wake: () => void;
	onError: (error: unknown) => void;
};

/** For requests that are not counted: those that only read, and unsubscribing by link. */
export const uncountedSource: RequestSource = { page: "", client: "" };

/** The answer to every database failure; onError logs the cause. */
const unavailable = { ok: false, status: 503, sentence: "unavailable", retrySeconds: 60 } as const;

/** Creates the DeskForms for one request. */
export function createForms({
	newsletterLimits,
	entryLimits,
	siteUrl,
	calendarSecret,
	sendsMail,
	open,
	wake,
	onError,
}: FormOptions): (from: RequestSource) => DeskForms {
	const withDatabase = async <Result extends { ok: boolean }>(work: (context: Context) => Promise<Result>) => {
		try {
			return await work(await open());
		} catch (error) {
			onError(error);
			return unavailable;
		}
	};
	const withOutbox = async <Result extends { ok: boolean }>(work: (context: Context) => Promise<Result>) => {
		const result = await withDatabase(work);
		if (result.ok) wake();
		return result;
	};
	const newsletter = (from: RequestSource): NewsletterForms => ({
		signUp: (fields) => withOutbox((context) => answerSignUp(fields, from, newsletterLimits, context)),
		confirm: (token) =>
			withOutbox(async (context) =>
				(await confirm(token, context)) ? { ok: true } : { ok: false, status: 410, sentence: "linkUnknown" },
			),
		unsubscribe: (token) =>
			withOutbox(async (context) => {
				await unsubscribeByLink(token, context);
				return { ok: true };
			}),
	});
	return (from) => {
		const options: SubmitOptions = { client: from.client, limits: entryLimits, sendsMail };
		const appointments: AppointmentForms = createAppointmentForms({
			withDatabase,
			withOutbox,
			options,
			siteUrl,
			calendarSecret,
		});
		return {
			...newsletter(from),
			...appointments,
			orderSamples: (fields) => withOutbox((context) => orderSamples(fields, options, context)),
			ask: (fields) => withOutbox((context) => ask(fields, options, context)),
			apply: (fields) => withOutbox((context) => apply(fields, options, context)),
		};
	};
}
