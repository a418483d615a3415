import { dayAfter, formatInstant, instantOf } from "../../facts/company/dutch-time.ts";
import { type StudioKey, studioKeys } from "../../facts/company/studios.ts";
import { readDay } from "../appointments/read-time.ts";
import type { Context } from "../context.ts";
import { createId } from "../token.ts";
import type { Row } from "./print.ts";

export const isStudio = (typed: string | undefined): typed is StudioKey => studioKeys.some((key) => key === typed);

/** A day or a time in Amsterdam (2026-12-24, 2026-12-24T13:00); a day as an end means midnight after it. */
export function readMoment(typed: string | undefined, end = false): number | undefined {
	const [, date, time] = /^(\d{4}-\d{2}-\d{2})(?:[T ]([01]\d:[0-5]\d|2[0-3]:[0-5]\d))?$/.exec(typed ?? "") ?? [];
	const day = readDay(date);
	if (!day) return undefined;
	return time || !end ? instantOf(day, time).getTime() : instantOf(dayAfter(day)).getTime();
}

/** Keeps a studio's time free of new appointments. Resolves to the number of appointments that are in it already. */
export async function block(
	{ studio, from, to }: { studio: StudioKey; from: number; to: number },
	{ database: { db }, random }: Context,
): Promise<number> {
	await db
		.insertInto("blocks")
		.values({ id: createId(random), studio, starts_at: from, ends_at: to })
		.execute();
	const inside = await db
		.selectFrom("appointments")
		.innerJoin("entries", "entries.id", "appointments.entry_id")
		.select("entry_id")
		.where("status", "=", "open")
		.where("studio", "=", studio)
		.where("starts_at", "<", to)
		.where("ends_at", ">", from)
		.execute();
	return inside.length;
}

export async function unblock(id: string, { database: { db } }: Context): Promise<boolean> {
	return (await db.deleteFrom("blocks").where("id", "=", id).returning("id").executeTakeFirst()) !== undefined;
}

export async function listBlocks({ database: { db } }: Context): Promise<Row[]> {
	const rows = await db.selectFrom("blocks").selectAll().orderBy("starts_at").execute();
	return rows.map(({ id, studio, starts_at, ends_at }) => ({
		id,
		studio,
		from: formatInstant(starts_at),
		to: formatInstant(ends_at),
	}));
}
