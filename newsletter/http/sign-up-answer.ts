import type { Locale } from "../../facts/site/locales.ts";
import { readAddress } from "../address.ts";
import type { Context } from "../context.ts";
import { countMailbox, countSignUp, type Limits } from "../limits.ts";
import { signUp } from "../sign-up.ts";

export type SignUpAnswer =
	| { status: 202 }
	| { status: 422; wrong: "address" | "locale" }
	| { status: 429; seconds: number };

/** A field that people do not see: whoever fills it in is no person. */
const trapField = "website";

/** What becomes of the fields of a sign-up. Throws where the database is down. */
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
	const seconds = await countSignUp(from.client, limits, context);
	if (seconds > 0) return { status: 429, seconds };
	// Told to nobody: whoever types one mailbox again and again learns nothing about it.
	if (await countMailbox(email, context)) await signUp({ email, locale, page: from.page }, context);
	return { status: 202 };
}

export function readLocale(value: unknown): Locale | undefined {
	return value === "nl" || value === "en" ? value : undefined;
}
