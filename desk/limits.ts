import { createHmac } from "node:crypto";
import { sql } from "kysely";
import type { Context } from "./context.ts";
import { rules } from "./rules.ts";

/** Sign-ups an hour: from one client, for one mail domain, and all together. */
export type NewsletterLimits = { client: number; domain: number; all: number };

/** Entries an hour: from one client, and all together. */
export type EntryLimits = { client: number; all: number };

type LimitSubject = { client: string; email: string };

/** Counts a sign-up. Zero where it may pass, else the seconds after which it may try again. */
export function signUpRetrySeconds(
	{ client, email }: LimitSubject,
	limits: NewsletterLimits,
	context: Context,
): Promise<number> {
	const domain = email.slice(email.lastIndexOf("@") + 1);
	const counts = { [client]: limits.client, [`domain ${domain}`]: limits.domain, all: limits.all };
	return secondsToWait(counts, context);
}

/** Counts an entry. Zero where it may pass, else the seconds after which it may try again. */
export function entryRetrySeconds(
	{ client, email }: LimitSubject,
	limits: EntryLimits,
	context: Context,
): Promise<number> {
	const counts = {
		[`desk ${client}`]: limits.client,
		[`desk mailbox ${mailboxOf(email)}`]: rules.entriesPerMailbox,
		"desk all": limits.all,
	};
	return secondsToWait(counts, context);
}

/** Counts a sign-up. False where this mailbox signed up too often within the hour; capitals and +tags are ignored. */
export async function isWithinMailboxLimit(email: string, context: Context): Promise<boolean> {
	return (await secondsToWait({ [`mailbox ${mailboxOf(email)}`]: rules.signUpsPerMailbox }, context)) === 0;
}

const mailboxOf = (email: string) => email.toLowerCase().replace(/^([^+]+)\+.*@/, "$1@");

/** Counts under each name and stops at the first above its limit. A client is an IP address, so names never collide. */
async function secondsToWait(counts: Readonly<Record<string, number>>, context: Context): Promise<number> {
	const now = context.now();
	const window = Math.floor(now / rules.limitMs) * rules.limitMs;
	const salt = await saltOf(window, context);
	for (const [subject, max] of Object.entries(counts)) {
		const used = await count(bucketOf(subject, salt), window, context);
		if (used > max) return Math.max(1, Math.ceil((window + rules.limitMs - now) / 1000));
	}
	return 0;
}

/** Once the hour's salt is deleted, a count cannot be traced to anybody. */
const bucketOf = (subject: string, salt: string) => createHmac("sha256", salt).update(subject).digest("base64url");

async function count(bucket: string, window: number, { database: { db } }: Context): Promise<number> {
	const { used } = await db
		.insertInto("limits")
		.values({ bucket, window_start: window, used: 1 })
		.onConflict((conflict) => conflict.columns(["bucket", "window_start"]).doUpdateSet({ used: sql`limits.used + 1` }))
		.returning("used")
		.executeTakeFirstOrThrow();
	return used;
}

/** All servers use the same salt within an hour; the first one draws it. */
async function saltOf(window: number, { database: { db }, random }: Context): Promise<string> {
	await db
		.insertInto("salts")
		.values({ window_start: window, salt: random(32).toString("base64url") })
		.onConflict((conflict) => conflict.column("window_start").doNothing())
		.execute();
	const { salt } = await db
		.selectFrom("salts")
		.select("salt")
		.where("window_start", "=", window)
		.executeTakeFirstOrThrow();
	return salt;
}
