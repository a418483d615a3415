import type { WithDatabase } from "../context.ts";
import type { Accepted, NewsletterForms, Refused, RequestSource } from "../desk-forms.ts";
import type { NewsletterLimits } from "../limits.ts";
import { confirm } from "./confirm.ts";
import { handleSignUp } from "./handle-sign-up.ts";
import { unsubscribeByLink } from "./unsubscribe.ts";

/** The part of the forms that is about the newsletter. */
export function createNewsletterForms(
	withOutbox: WithDatabase,
	from: RequestSource,
	limits: NewsletterLimits,
): NewsletterForms {
	return {
		signUp: (fields) => withOutbox((context) => handleSignUp(fields, from, limits, context)),
		confirm: (token) =>
			withOutbox<Accepted | Refused>(async (context) =>
				(await confirm(token, context)) ? { ok: true } : { ok: false, status: 410, message: "linkUnknown" },
			),
		unsubscribe: (token) =>
			withOutbox(async (context) => {
				await unsubscribeByLink(token, context);
				return { ok: true };
			}),
	};
}
