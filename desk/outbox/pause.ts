import type { Kysely } from "kysely";
import type { Tables } from "../store/schema.ts";

/**
 * A restored back-up does not have what was mailed after it was made. Its outbox is paused until somebody has checked
 * it and runs `resume`.
 */
export const pausedSetting = "outbox-paused";

export async function isPaused(db: Kysely<Tables>): Promise<boolean> {
	return (
		(await db.selectFrom("settings").select("name").where("name", "=", pausedSetting).executeTakeFirst()) !== undefined
	);
}

export async function pause(db: Kysely<Tables>): Promise<void> {
	await db
		.insertInto("settings")
		.values({ name: pausedSetting, value: "true" })
		.onConflict((conflict) => conflict.column("name").doNothing())
		.execute();
}

export async function resume(db: Kysely<Tables>): Promise<void> {
	await db.deleteFrom("settings").where("name", "=", pausedSetting).execute();
}
