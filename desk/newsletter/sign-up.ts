import { type Expression, type SqlBool, sql } from "kysely";
import type { Locale } from "../../facts/site/locales.ts";
import type { Context } from "../context.ts";
import { rules } from "../rules.ts";
import { createId } from "../token.ts";
import { wordingOf } from "./consent.ts";

/**
 * `email` as parseEmail gives it; `page` is a path of ours, never text of the visitor. `mayMail` is false for a
 * mailbox that was typed too often.
 */
export type SignUp = { email: string; locale: Locale; page: string; mayMail?: boolean };

/**
 * Stores a sign-up and queues its mail in one transaction. Known and unknown addresses run the same statements, so that
 * neither answer nor timing tells them apart. Resolves to whether a mail was queued.
 */
export async function signUp({ email, locale, page, mayMail = true }: SignUp, context: Context): Promise<boolean> {
	const { database, random } = context;
	const now = context.now();
	const request = createId(random);
	const consent = createId(random);
	const wording = wordingOf(locale);
	await storeWording(wording, context);
	return database.db.transaction().execute(async (transaction) => {
		await transaction
			.insertInto("subscribers")
			.values({ id: createId(random), email, status: "pending", created_at: now })
			.onConflict((conflict) => conflict.column("email").doNothing())
			.execute();
		// This one row decides which of several simultaneous sign-ups gets the mail.
		const due = mayMail ? mailIsDue(now) : sql<SqlBool>`(1 = 0)`;
		await transaction
			.updateTable("subscribers")
			.set({
				last_request: sql`case when ${due} then ${request} else last_request end`,
				mail_requested_at: sql`case when ${due} then ${sql.lit(now)} else mail_requested_at end`,
			})
			.where("email", "=", email)
			.execute();
		const chosen = transaction.selectFrom("subscribers").where("email", "=", email).where("last_request", "=", request);
		await transaction
			.insertInto("consents")
			.columns(["id", "subscriber_id", "wording", "locale", "page", "requested_at"])
			.expression(
				chosen.select([
					asText(consent).as("id"),
					"subscribers.id as subscriber_id",
					asText(wording.version).as("wording"),
					asText(locale).as("locale"),
					asText(page).as("page"),
					sql.lit(now).as("requested_at"),
				]),
			)
			.execute();
		const queued = await transaction
			.insertInto("outbox")
			.columns(["id", "target", "subscriber_id", "consent_id", "created_at", "due_at", "tries"])
			.expression(
				chosen.select([
					asText(createId(random)).as("id"),
					sql.lit("mail" as const).as("target"),
					"subscribers.id as subscriber_id",
					asText(consent).as("consent_id"),
					sql.lit(now).as("created_at"),
					sql.lit(now).as("due_at"),
					sql.lit(0).as("tries"),
				]),
			)
			.executeTakeFirst();
		return queued.numInsertedOrUpdatedRows === 1n;
	});
}

/** PostgreSQL cannot tell the type of a parameter in a selection by itself. */
const asText = <Value extends string>(value: Value) => sql<Value>`cast(${value} as text)`;

/** Stores a wording before anybody agrees to it. */
async function storeWording(
	{ version, text }: ReturnType<typeof wordingOf>,
	{ database, now }: Context,
): Promise<void> {
	await database.db
		.insertInto("wordings")
		.values({ version, text, first_used_at: now() })
		.onConflict((conflict) => conflict.column("version").doNothing())
		.execute();
}

/** No mail within the last hour (nor in the future, after a wrong clock), and none still waiting. */
function mailIsDue(now: number): Expression<SqlBool> {
	return sql<SqlBool>`((mail_requested_at is null or mail_requested_at <= ${sql.lit(now - rules.mailEveryMs)}
			or mail_requested_at > ${sql.lit(now + rules.maxClockSkewMs)})
		and not exists (select 1 from outbox where outbox.subscriber_id = subscribers.id
			and outbox.target = 'mail' and outbox.sent_at is null and outbox.dead_at is null))`;
}
