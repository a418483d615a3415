import type { Kysely } from "kysely";
import * as v from "valibot";
import type { StudioKey } from "../../../facts/company/studios.ts";
import type { Tables } from "../../store/schema.ts";
import type { Span } from "../free-times.ts";

const stored = v.object({
	readAt: v.number(),
	spans: v.array(v.object({ start: v.number(), end: v.number() })),
});
type StoredBusyTimes = v.InferOutput<typeof stored>;

const settingOf = (studio: StudioKey) => `busy-${studio}`;

/** The last copy of the studio's calendar that could be read: it survives restarts and is the same for all servers. */
export async function loadBusyTimes(db: Kysely<Tables>, studio: StudioKey): Promise<StoredBusyTimes | undefined> {
	const row = await db.selectFrom("settings").select("value").where("name", "=", settingOf(studio)).executeTakeFirst();
	return row && v.parse(stored, JSON.parse(row.value));
}

export async function storeBusyTimes(
	db: Kysely<Tables>,
	studio: StudioKey,
	readAt: number,
	spans: readonly Span[],
): Promise<void> {
	const value = JSON.stringify({ readAt, spans });
	await db
		.insertInto("settings")
		.values({ name: settingOf(studio), value })
		.onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
		.execute();
}

/** For a studio whose calendar is not configured any more. */
export async function forgetBusyTimes(db: Kysely<Tables>, studio: StudioKey): Promise<void> {
	await db.deleteFrom("settings").where("name", "=", settingOf(studio)).execute();
}
