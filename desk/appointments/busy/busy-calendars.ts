import { formatInstant } from "../../../facts/company/dutch-time.ts";
import { type StudioKey, studioKeys } from "../../../facts/company/studios.ts";
import { day, minute } from "../../clock.ts";
import type { Context } from "../../context.ts";
import type { WorkerLog } from "../../outbox/worker.ts";
import { fetchCalendar } from "./fetch-calendar.ts";
import { readBusyTimes } from "./read-busy-times.ts";
import { forgetBusyTimes, loadBusyTimes, storeBusyTimes } from "./stored-busy-times.ts";

/** Where each studio publishes its calendar (iCalendar), if it does. */
export type BusyAddresses = Partial<Record<StudioKey, string | undefined>>;

const everyMs = 5 * minute;

export type BusyCalendars = { stop(): Promise<void> };

type Options = {
	addresses: BusyAddresses;
	/** Throws when the database fails. */
	open: () => Promise<Context>;
	/** Whether this process is the one that works in the background. */
	mayWork: () => boolean;
	log: WorkerLog;
};

/** Reads the studios' calendars every few minutes until it is stopped. */
export function startBusyCalendars({ addresses, open, mayWork, log }: Options): BusyCalendars {
	const round = async () => {
		try {
			if (mayWork()) await refreshBusyTimes(addresses, await open(), log);
		} catch (error) {
			log.error({ err: error }, "the studios' calendars could not be refreshed");
		}
	};
	let running = round();
	const timer = setInterval(() => {
		running = running.then(round);
	}, everyMs);
	timer.unref();
	return {
		stop: () => {
			clearInterval(timer);
			return running;
		},
	};
}

/** Reads each calendar once. One that cannot be read stays as it was. */
export async function refreshBusyTimes(addresses: BusyAddresses, context: Context, log: WorkerLog): Promise<void> {
	const { db } = context.database;
	for (const studio of studioKeys) {
		const address = addresses[studio];
		if (!address) {
			await forgetBusyTimes(db, studio);
			continue;
		}
		const now = context.now();
		// Longer than can be booked, because a copy may have to last a while.
		const window = { start: now - day, end: now + 2 * context.schedule.rules.horizonDays * day };
		try {
			await storeBusyTimes(db, studio, now, await readBusyTimes(await fetchCalendar(address), window));
		} catch (error) {
			const last = await loadBusyTimes(db, studio);
			const reason = error instanceof Error ? error.message : String(error);
			const copyOf = last ? formatInstant(last.readAt) : undefined;
			log.warn(
				{ studio, reason, copyOf },
				`the studio's calendar cannot be read; ${last ? "the last copy stays in force" : "no times of it are left out"}`,
			);
		}
	}
}
