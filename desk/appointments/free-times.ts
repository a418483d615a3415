import type { appointmentRules } from "../../facts/company/appointments.ts";
import { type Day, dayAfter, dayAt, instantOf } from "../../facts/company/dutch-time.ts";
import { periodsOn } from "../../facts/company/open-now.ts";
import type { OpeningHours } from "../../facts/company/opening-hours.ts";
import { hour, minute } from "../clock.ts";

/** From one instant up to another, in milliseconds since 1970. */
export type Span = { start: number; end: number };

/** A time at which a meeting can be, and which of the studio's seats is free for it. */
export type FreeTime = Span & { seat: number };

/** What decides which times of a studio are free. */
export type Calendar = {
	hours: OpeningHours;
	/** How many meetings at the same time. */
	seats: number;
	/** Quarters of an hour that appointments occupy. */
	taken: readonly { seat: number; startsAt: number }[];
	/** Times that the studio keeps for itself, for all its seats. */
	busy: readonly Span[];
	rules: Pick<typeof appointmentRules, "noticeHours" | "horizonDays" | "startEveryMinutes">;
};

/** Days to look at; without them, everything that can be booked. */
export type Days = { from?: Day | undefined; days?: number | undefined };

const quarter = 15 * minute;

/** Every time at which a meeting of that length can be booked, earliest first. */
export function freeTimes(
	{ hours, seats, taken, busy, rules }: Calendar,
	minutes: number,
	now: number,
	{ from, days = rules.horizonDays + 1 }: Days = {},
): FreeTime[] {
	const today = dayAt(now);
	const first = from !== undefined && from > today ? from : today;
	const last = earlier(dayAfter(first, days - 1), dayAfter(today, rules.horizonDays));
	const earliest = now + rules.noticeHours * hour;
	const takenKeys = new Set(taken.map(({ seat, startsAt }) => keyOf(seat, startsAt)));
	const times: FreeTime[] = [];
	for (let day = first; day <= last; day = dayAfter(day)) {
		for (const period of periodsOf(hours, day)) {
			for (
				let start = period.start;
				start + minutes * minute <= period.end;
				start += rules.startEveryMinutes * minute
			) {
				const span = { start, end: start + minutes * minute };
				if (start < earliest || busy.some((other) => overlap(span, other))) continue;
				const seat = freeSeat(span, seats, takenKeys);
				if (seat !== undefined) times.push({ ...span, seat });
			}
		}
	}
	return times;
}

/** The quarters of an hour that a meeting touches. */
export function quartersOf({ start, end }: Span): number[] {
	const first = Math.floor(start / quarter) * quarter;
	return Array.from({ length: Math.ceil((end - first) / quarter) }, (_, position) => first + position * quarter);
}

/** The free times closest to one that cannot be had, in order of time. */
export function nearestTimes<Time extends Span>(times: readonly Time[], wanted: number, max = 6): Time[] {
	return times
		.toSorted((one, other) => Math.abs(one.start - wanted) - Math.abs(other.start - wanted))
		.slice(0, max)
		.toSorted((one, other) => one.start - other.start);
}

/** A day's hours as instants; hours by appointment that follow opening hours make one long period with them. */
function periodsOf(hours: OpeningHours, day: Day): Span[] {
	const merged: Span[] = [];
	for (const { hours: period } of periodsOn(hours, day)) {
		const next = { start: instantOf(day, period.from).getTime(), end: instantOf(day, period.to).getTime() };
		const previous = merged.at(-1);
		if (previous && next.start <= previous.end) previous.end = Math.max(previous.end, next.end);
		else merged.push(next);
	}
	return merged;
}

function freeSeat(span: Span, seats: number, taken: ReadonlySet<string>): number | undefined {
	const quarters = quartersOf(span);
	for (let seat = 1; seat <= seats; seat += 1) {
		if (!quarters.some((startsAt) => taken.has(keyOf(seat, startsAt)))) return seat;
	}
	return undefined;
}

const keyOf = (seat: number, startsAt: number) => `${seat} ${startsAt}`;

const overlap = (one: Span, other: Span) => one.start < other.end && other.start < one.end;

const earlier = (one: Day, other: Day) => (one < other ? one : other);
