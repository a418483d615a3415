import { type Day, dayAfter, dayAt, instantOf, weekdayNames, weekdayOf } from "./dutch-time.ts";
import type { Hours, OpeningHours } from "./opening-hours.ts";
import { isPublicHoliday } from "./public-holidays.ts";

export type Period = { kind: "open" | "by-appointment"; hours: Hours };

/** The next opening without an appointment. */
type NextOpening = { day: Day; from: string };

/** Whether a studio is open at one instant; valid until `changesAt`. */
export type OpenStatus = {
	today: Day;
	state: "open" | "by-appointment" | "holiday" | "closed";
	/** When the present state ends, if it ends today. */
	until: string | undefined;
	/** Unless it is open. */
	opens: NextOpening | undefined;
	/** The next first Saturday of a month on which the studio is open, or still open. */
	firstSaturday: { day: Day; hours: Hours } | undefined;
	/** The next instant at which any of this changes, midnight included. */
	changesAt: Date;
};

/** How far ahead an opening is looked for. */
const horizonDays = 100;

/** Whether a studio is open at an instant, and what comes next, in the time of the Netherlands. */
export function openStatusAt(hours: OpeningHours, now: Date): OpenStatus {
	const today = dayAt(now);
	const periods = periodsOn(hours, today);
	const current = periods.find(
		({ hours: { from, to } }) => instantOf(today, from) <= now && now < instantOf(today, to),
	);
	const state = current?.kind ?? (isPublicHoliday(today) && regularOn(hours, today).length > 0 ? "holiday" : "closed");
	return {
		today,
		state,
		until: current?.hours.to,
		opens: state === "open" ? undefined : nextOpening(hours, now),
		firstSaturday: nextFirstSaturday(hours, now),
		changesAt: nextChange(periods, today, now),
	};
}

/** The hours of one day, earliest first. On holidays and closing days there are none. */
export function periodsOn(hours: OpeningHours, day: Day): Period[] {
	return isPublicHoliday(day) || hours.closedDates?.includes(day) ? [] : regularOn(hours, day);
}

function regularOn({ week, firstSaturday }: OpeningHours, day: Day): Period[] {
	const name = weekdayNames[weekdayOf(day) - 1];
	const periods: Period[] = week
		.filter((one) => one.day === name)
		.map(({ from, to, byAppointment }) => ({ kind: byAppointment ? "by-appointment" : "open", hours: { from, to } }));
	if (firstSaturday && isFirstSaturday(day)) periods.push({ kind: "open", hours: firstSaturday });
	return periods.sort((one, other) => one.hours.from.localeCompare(other.hours.from));
}

const isFirstSaturday = (day: Day) => weekdayOf(day) === 6 && Number(day.slice(8)) <= 7;

function nextOpening(hours: OpeningHours, now: Date): NextOpening | undefined {
	for (const day of daysFrom(dayAt(now))) {
		const period = periodsOn(hours, day).find(
			({ kind, hours: { from } }) => kind === "open" && instantOf(day, from) > now,
		);
		if (period) return { day, from: period.hours.from };
	}
	return undefined;
}

function nextFirstSaturday(hours: OpeningHours, now: Date): OpenStatus["firstSaturday"] {
	const saturday = hours.firstSaturday;
	if (!saturday) return undefined;
	for (const day of daysFrom(dayAt(now))) {
		const isOpen = isFirstSaturday(day) && periodsOn(hours, day).length > 0;
		if (isOpen && now < instantOf(day, saturday.to)) return { day, hours: saturday };
	}
	return undefined;
}

function nextChange(periods: readonly Period[], today: Day, now: Date): Date {
	const ofToday = periods.flatMap(({ hours: { from, to } }) => [instantOf(today, from), instantOf(today, to)]);
	const midnight = instantOf(dayAfter(today), "00:00");
	return [...ofToday, midnight]
		.filter((instant) => instant > now)
		.reduce((earliest, instant) => (instant < earliest ? instant : earliest));
}

function* daysFrom(first: Day): Generator<Day> {
	for (let days = 0; days < horizonDays; days += 1) yield dayAfter(first, days);
}
