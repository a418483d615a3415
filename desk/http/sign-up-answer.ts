import type { Locale } from "../../facts/site/locales.ts";
import { readAddress } from "../address.ts";
import type { Context } from "../context.ts";
import { countMailbox, countSignUp, type Limits } from "../limits.ts";
import { signUp } from "../newsletter/sign-up.ts";

export type SignUpAnswer =
	| { status: 202 }
	| { status: 422; wrong: "address" | "locale" }
	| { status: 429; seconds: number };

/** Hidden from people, so only programs fill it in. */
const trapField = "website";

/** Handles the fields of a sign-up. Throws where the database is down. */
export async function answerSignUp(
	fields: Record<string, unknown>,
	from: { page: string; client: string },
	limits: Limits,
	context: Context,
): Promise<SignUpAnswer> {
	const locale = readLocale(fields.locale);
	const email = readAddress(fields.email);
	if (!locale) return { status: 422, wrong: "locale" };
	if (!email) return { status: 422, wrong: "address" };
	const trap = fields[trapField];
	if (trap !== undefined && trap !== "") return { status: 202 };
	const seconds = await countSignUp({ client: from.client, email }, limits, context);
	if (seconds > 0) return { status: 429, seconds };
	await signUp({ email, locale, page: from.page, mayMail: await countMailbox(email, context) }, context);
	return { status: 202 };
}

export function readLocale(value: unknown): Locale | undefined {
	return value === "nl" || value === "en" ? value : undefined;
}
