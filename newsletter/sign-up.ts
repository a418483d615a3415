import { type Expression, type SqlBool, sql } from "kysely";
import type { Locale } from "../facts/site/locales.ts";
import { createId } from "./clock.ts";
import { wordingOf } from "./consent.ts";
import type { Context } from "./context.ts";
import { rules } from "./rules.ts";

/** `email` as readAddress gives it; `page` is a path of ours, never text of the visitor. */
export type SignUp = { email: string; locale: Locale; page: string };

/**
 * Keeps a sign-up and promises its mail, in one transaction. Repeating it changes nothing, and new, pending,
 * confirmed and unsubscribed addresses take the same steps: an answer and its timing tell nothing about an address.
 * Resolves to whether a mail was promised.
 */
export async function signUp({ email, locale, page }: SignUp, context: Context): Promise<boolean> {
	const { database, random } = context;
	const now = context.now();
	const request = createId(random);
	const wording = wordingOf(locale);
	await keepWording(wording, context);
	return database.db.transaction().execute(async (transaction) => {
		await transaction
			.insertInto("subscribers")
			.values({ id: createId(random), email, status: "pending", created_at: now })
			.onConflict((conflict) => conflict.column("email").doNothing())
			.execute();
		// Which of several simultaneous sign-ups gets the mail is decided by this one row.
		const due = mailIsDue(now);
		const subscriber = await transaction
			.updateTable("subscribers")
			.set({
				last_request: sql`case when ${due} then ${request} else last_request end`,
				mail_requested_at: sql`case when ${due} then ${sql.lit(now)} else mail_requested_at end`,
			})
			.where("email", "=", email)
			.returning(["id", "last_request"])
			.executeTakeFirstOrThrow();
		if (subscriber.last_request !== request) return false;
		const consent = createId(random);
		await transaction
			.insertInto("consents")
			.values({ id: consent, subscriber_id: subscriber.id, wording: wording.version, locale, page, requested_at: now })
			.execute();
		await transaction
			.insertInto("outbox")
			.values({
				id: createId(random),
				target: "mail",
				subscriber_id: subscriber.id,
				consent_id: consent,
				created_at: now,
				due_at: now,
				tries: 0,
			})
			.execute();
		return true;
	});
}

/** The wordings that a database is known to hold. */
const kept = new WeakMap<Context["database"], Set<string>>();

/** Stores a wording before anybody agrees to it; once per process, not once per sign-up. */
async function keepWording({ version, text }: ReturnType<typeof wordingOf>, { database, now }: Context): Promise<void> {
	const versions = kept.get(database) ?? new Set();
	if (versions.has(version)) return;
	await database.db
		.insertInto("wordings")
		.values({ version, text, first_used_at: now() })
		.onConflict((conflict) => conflict.column("version").doNothing())
		.execute();
	kept.set(database, versions.add(version));
}

/** No mail within the last hour (nor, with a clock that was wrong, in times to come), and none still waiting to leave. */
function mailIsDue(now: number): Expression<SqlBool> {
	return sql<SqlBool>`((mail_requested_at is null or mail_requested_at <= ${sql.lit(now - rules.mailEveryMs)}
			or mail_requested_at > ${sql.lit(now + rules.furthestMs)})
		and not exists (select 1 from outbox where outbox.subscriber_id = subscribers.id
			and outbox.target = 'mail' and outbox.sent_at is null and outbox.dead_at is null))`;
}
