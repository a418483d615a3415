import type { Kysely } from "kysely";
import type { StudioKey } from "../../facts/company/studios.ts";
import type { Context } from "../context.ts";
import type { Tables } from "../store/schema.ts";
import { loadBusyTimes } from "./busy/stored-busy-times.ts";
import type { Calendar } from "./free-times.ts";

/** A studio's bookings and blocks in the coming weeks; the times of the appointment `except` count as free. */
export async function loadCalendar(
	db: Kysely<Tables>,
	{ now, schedule }: Pick<Context, "now" | "schedule">,
	studio: StudioKey,
	except?: string,
): Promise<Calendar> {
	const taken = await db
		.selectFrom("taken_quarters")
		.select(["seat", "starts_at as startsAt"])
		.where("studio", "=", studio)
		.where("starts_at", ">=", now())
		.$if(except !== undefined, (query) => query.where("entry_id", "!=", except ?? ""))
		.execute();
	const blocks = await db
		.selectFrom("blocks")
		.select(["starts_at as start", "ends_at as end"])
		.where("studio", "=", studio)
		.where("ends_at", ">", now())
		.execute();
	const own = await loadBusyTimes(db, studio);
	return {
		hours: schedule.openingHours[studio],
		seats: schedule.meetingsAtOnce[studio],
		taken,
		busy: [...blocks, ...(own?.spans ?? [])],
		rules: schedule.rules,
	};
}
