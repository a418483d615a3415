import { isLocale } from "../../facts/site/locales.ts";
import { readAddress } from "../address.ts";
import type { Context } from "../context.ts";
import type { Fields, From, NewsletterResult } from "../http/desk-forms.ts";
import { countMailbox, countSignUp, type Limits } from "../limits.ts";
import { signUp } from "./sign-up.ts";

/** Hidden from people, so only programs fill it in. */
const trapField = "website";

/** Handles the fields of a sign-up. Throws where the database is down. */
export async function answerSignUp(
	{ locale, email: typed, [trapField]: trap }: Fields,
	from: From,
	limits: Limits,
	context: Context,
): Promise<NewsletterResult> {
	const email = readAddress(typed);
	if (!isLocale(locale)) return { ok: false, status: 422, sentence: "locale", field: "locale" };
	if (!email) return { ok: false, status: 422, sentence: "address", field: "email" };
	if (trap !== undefined && trap !== "") return { ok: true };
	const retrySeconds = await countSignUp({ client: from.client, email }, limits, context);
	if (retrySeconds > 0) return { ok: false, status: 429, sentence: "tooMany", retrySeconds };
	await signUp({ email, locale, page: from.page, mayMail: await countMailbox(email, context) }, context);
	return { ok: true };
}
