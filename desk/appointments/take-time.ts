import { sql, type Transaction } from "kysely";
import type { MeetingType } from "../../facts/company/appointments.ts";
import { dayAfter, dayAt, formatInstant } from "../../facts/company/dutch-time.ts";
import type { StudioKey } from "../../facts/company/studios.ts";
import { minute } from "../clock.ts";
import type { Context } from "../context.ts";
import type { Time } from "../desk-forms.ts";
import type { Tables } from "../store/schema.ts";
import { type FreeTime, freeTimes, nearestTimes, quartersOf, type Span } from "./free-times.ts";
import { loadCalendar } from "./load-calendar.ts";

/** The time a visitor chose; `start` in milliseconds since 1970. */
export type Wanted = { studio: StudioKey; type: MeetingType; start: number };

/** Key of the PostgreSQL advisory lock; any constant. */
const lockKey = 20261116;

/** Serialises changes of appointments. SQLite needs no lock: it has one writer at a time. */
export async function lockAppointments(transaction: Transaction<Tables>, { database }: Context): Promise<void> {
	if (database.kind === "postgres") await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(transaction);
}

/**
 * Gives an entry a time instead of the one it had. Undefined where that time is not free: the caller must then roll
 * back. The table's primary key decides, also between processes.
 */
export async function takeTime(
	transaction: Transaction<Tables>,
	context: Context,
	{ studio, type, start }: Wanted,
	entry: string,
): Promise<FreeTime | undefined> {
	const calendar = await loadCalendar(transaction, context, studio, entry);
	const minutes = context.schedule.meetingMinutes[type];
	const ofDay = freeTimes(calendar, minutes, context.now(), { from: dayAt(start), days: 1 });
	const time = ofDay.find((free) => free.start === start);
	if (!time) return undefined;
	await transaction.deleteFrom("taken_quarters").where("entry_id", "=", entry).execute();
	const rows = quartersOf(time).map((starts_at) => ({ studio, seat: time.seat, starts_at, entry_id: entry }));
	const inserted = await transaction
		.insertInto("taken_quarters")
		.values(rows)
		.onConflict((conflict) => conflict.doNothing())
		.returning("starts_at")
		.execute();
	return inserted.length === rows.length ? time : undefined;
}

/** Free times near one that cannot be had. */
export async function timesNear(context: Context, { studio, type, start }: Wanted, except?: string): Promise<Time[]> {
	const calendar = await loadCalendar(context.database.db, context, studio, except);
	const minutes = context.schedule.meetingMinutes[type];
	const now = context.now();
	const week = { from: dayAfter(dayAt(start), -7), days: 15 };
	const near = nearestTimes(freeTimes(calendar, minutes, now, week), start);
	const times = near.length > 0 ? near : nearestTimes(freeTimes(calendar, minutes, now), start);
	return times.map(asTime);
}

/** A time as pages and the API show it. */
export const asTime = ({ start, end }: Span): Time => ({
	start: formatInstant(start),
	minutes: (end - start) / minute,
});
