import { createAppointmentForms } from "./appointments/appointment-forms.ts";
import type { Context, WithDatabase } from "./context.ts";
import type { DeskForms, RequestSource } from "./desk-forms.ts";
import type { SubmitOptions } from "./entries/submit.ts";
import { apply, ask } from "./inquiries/inquiries.ts";
import type { EntryLimits, NewsletterLimits } from "./limits.ts";
import { createNewsletterForms } from "./newsletter/newsletter-forms.ts";
import { orderSamples } from "./samples/order-samples.ts";

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

/** The response to every database failure; onError logs the cause. */
const unavailable = { ok: false, status: 503, message: "unavailable", retrySeconds: 60 } as const;

/** Creates the DeskForms for one request. */
export function createForms({ open, wake, onError, ...settings }: FormOptions): (from: RequestSource) => DeskForms {
	const { newsletterLimits, entryLimits, siteUrl, calendarSecret, sendsMail } = settings;
	const withDatabase: WithDatabase = async (work) => {
		try {
			return await work(await open());
		} catch (error) {
			onError(error);
			return unavailable;
		}
	};
	const withOutbox: WithDatabase = async (work) => {
		const result = await withDatabase(work);
		if (result.ok) wake();
		return result;
	};
	return (from) => {
		const options: SubmitOptions = { client: from.client, limits: entryLimits, sendsMail };
		return {
			...createNewsletterForms(withOutbox, from, newsletterLimits),
			...createAppointmentForms({ withDatabase, withOutbox, options, siteUrl, calendarSecret }),
			orderSamples: (fields) => withOutbox((context) => orderSamples(fields, options, context)),
			ask: (fields) => withOutbox((context) => ask(fields, options, context)),
			apply: (fields) => withOutbox((context) => apply(fields, options, context)),
		};
	};
}
