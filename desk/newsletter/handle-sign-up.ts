import * as v from "valibot";
import type { Context } from "../context.ts";
import type { Accepted, Fields, Refused, RequestSource } from "../desk-forms.ts";
import { person, validateFields } from "../entries/fields.ts";
import { isBot } from "../entries/submit.ts";
import { isWithinMailboxLimit, type NewsletterLimits, signUpRetrySeconds } from "../limits.ts";
import { signUp } from "./sign-up.ts";

const form = v.object({ email: person.email, language: person.language });

/** Handles the fields of a sign-up. Throws when the database fails. */
export async function handleSignUp(
	fields: Fields,
	from: RequestSource,
	limits: NewsletterLimits,
	context: Context,
): Promise<Accepted | Refused> {
	const read = validateFields(form, fields);
	if (!read.ok) return read;
	if (isBot(fields)) return { ok: true };
	const { email, language } = read.value;
	const retrySeconds = await signUpRetrySeconds({ client: from.client, email }, limits, context);
	if (retrySeconds > 0) return { ok: false, status: 429, message: "tooMany", retrySeconds };
	await signUp(
		{ email, locale: language, page: from.page, mayMail: await isWithinMailboxLimit(email, context) },
		context,
	);
	return { ok: true };
}
