import { createHmac } from "node:crypto";
import { sql } from "kysely";
import type { Context } from "./context.ts";
import { rules } from "./rules.ts";

/** Sign-ups an hour: from one client, for one mail domain, and all together. */
export type Limits = { client: number; domain: number; all: number };

/** Zero where a sign-up may pass, else the seconds after which it may try again. */
export async function countSignUp(
	{ client, email }: { client: string; email: string },
	limits: Limits,
	context: Context,
): Promise<number> {
	const now = context.now();
	const window = windowAt(now);
	// A client is an IP address or network, so it cannot be mistaken for these.
	const domain = `domain ${email.slice(email.lastIndexOf("@") + 1)}`;
	const isOver =
		(await count(await bucketOf(client, window, context), window, context)) > limits.client ||
		(await count(await bucketOf(domain, window, context), window, context)) > limits.domain ||
		(await count("all", window, context)) > limits.all;
	return isOver ? Math.max(1, Math.ceil((window + rules.limitMs - now) / 1000)) : 0;
}

/** Whether a sign-up of this mailbox still counts, whatever its capitals and its +tag. */
export async function countMailbox(email: string, context: Context): Promise<boolean> {
	const window = windowAt(context.now());
	const mailbox = email.toLowerCase().replace(/^([^+]+)\+.*@/, "$1@");
	const bucket = await bucketOf(`mailbox ${mailbox}`, window, context);
	return (await count(bucket, window, context)) <= rules.perMailbox;
}

const windowAt = (now: number) => Math.floor(now / rules.limitMs) * rules.limitMs;

/** Once the hour's salt is deleted, a count cannot be traced to anybody. */
async function bucketOf(subject: string, window: number, context: Context): Promise<string> {
	const salt = await saltOf(window, context);
	return createHmac("sha256", salt).update(subject).digest("base64url");
}

async function count(bucket: string, window: number, { database: { db } }: Context): Promise<number> {
	const { used } = await db
		.insertInto("limits")
		.values({ bucket, window_start: window, used: 1 })
		.onConflict((conflict) => conflict.columns(["bucket", "window_start"]).doUpdateSet({ used: sql`limits.used + 1` }))
		.returning("used")
		.executeTakeFirstOrThrow();
	return used;
}

/** The current hour's salt by database, so that it is read once an hour. */
const cachedSalts = new WeakMap<Context["database"], { window: number; salt: string }>();

/** All servers use the same salt within an hour; the first one draws it. */
async function saltOf(window: number, { database, random }: Context): Promise<string> {
	const cached = cachedSalts.get(database);
	if (cached?.window === window) return cached.salt;
	await database.db
		.insertInto("salts")
		.values({ window_start: window, salt: random(32).toString("base64url") })
		.onConflict((conflict) => conflict.column("window_start").doNothing())
		.execute();
	const { salt } = await database.db
		.selectFrom("salts")
		.select("salt")
		.where("window_start", "=", window)
		.executeTakeFirstOrThrow();
	cachedSalts.set(database, { window, salt });
	return salt;
}
