import { createHmac } from "node:crypto";
import { sql } from "kysely";
import type { Context } from "./context.ts";
import { rules } from "./rules.ts";

/** Sign-ups an hour: from one client, and from all together. */
export type Limits = { client: number; all: number };

/** Zero where a sign-up may pass, else the seconds after which it may try again. */
export async function countSignUp(client: string, limits: Limits, context: Context): Promise<number> {
	const now = context.now();
	const window = windowAt(now);
	const bucket = await bucketOf(client, window, context);
	const isOver =
		(await count(bucket, window, context)) > limits.client || (await count("all", window, context)) > limits.all;
	return isOver ? Math.max(1, Math.ceil((window + rules.limitMs - now) / 1000)) : 0;
}

/** Whether a sign-up of this mailbox still counts, whatever the capitals in which it was written. */
export async function countMailbox(email: string, context: Context): Promise<boolean> {
	const window = windowAt(context.now());
	// No client is called like this: an address has no blank.
	const bucket = await bucketOf(`mailbox ${email.toLowerCase()}`, window, context);
	return (await count(bucket, window, context)) <= rules.perMailbox;
}

const windowAt = (now: number) => Math.floor(now / rules.limitMs) * rules.limitMs;

/** With the hour's salt gone, nobody can tell whom a count belonged to. */
async function bucketOf(whom: string, window: number, context: Context): Promise<string> {
	const salt = await saltOf(window, context);
	return createHmac("sha256", salt).update(whom).digest("base64url");
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

/** The salt of the present hour, by database: read once an hour, not once a sign-up. */
const known = new WeakMap<Context["database"], { window: number; salt: string }>();

/** All servers use the same salt within an hour; whoever comes first draws it. */
async function saltOf(window: number, { database, random }: Context): Promise<string> {
	const kept = known.get(database);
	if (kept?.window === window) return kept.salt;
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
	known.set(database, { window, salt });
	return salt;
}
