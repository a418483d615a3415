/** 1 is Monday, 7 is Sunday, as in ISO 8601. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** The days of the week as opening hours name them. */
export const weekdayNames = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export type WeekdayName = (typeof weekdayNames)[number];

/** A day of the calendar as ISO 8601 writes it: 2026-11-15. Two of them compare as text. */
export type Day = string;

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

const dutchClock = new Intl.DateTimeFormat("en-GB", {
	timeZone: "Europe/Amsterdam",
	hourCycle: "h23",
	year: "numeric",
	month: "2-digit",
	day: "2-digit",
	hour: "2-digit",
	minute: "2-digit",
	second: "2-digit",
});

/** Dutch local time at an instant, encoded as if it were UTC. */
function localTimeAsUtc(instant: number): number {
	const parts = new Map(dutchClock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
	const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
	return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
}

/** How far the Netherlands are ahead of UTC: an hour in winter, two in summer. */
function offsetAt(instant: number): number {
	const wholeSecond = Math.floor(instant / 1000) * 1000;
	return localTimeAsUtc(wholeSecond) - wholeSecond;
}

/** Which day it is in the Netherlands. */
export function dayAt(instant: Date | number): Day {
	return isoDay(localTimeAsUtc(Number(instant)));
}

/** The instant at which a clock in the Netherlands shows that time on that day. */
export function instantOf(day: Day, time = "00:00"): Date {
	const timeAsUtc = Date.parse(`${day}T${time}:00Z`);
	// The first guess may be on the other side of a clock change.
	const guess = timeAsUtc - offsetAt(timeAsUtc);
	return new Date(timeAsUtc - offsetAt(guess));
}

/** Dutch local time with its offset, to the second: 2026-11-23T10:00:00+01:00. */
export function formatInstant(instant: number): string {
	const localTime = localTimeAsUtc(instant);
	const hoursAhead = Math.round((localTime - instant) / hourMs);
	return `${new Date(localTime).toISOString().slice(0, 19)}+0${hoursAhead}:00`;
}

export function dayAfter(day: Day, days = 1): Day {
	return isoDay(Date.parse(day) + days * dayMs);
}

export function daysBetween(from: Day, to: Day): number {
	return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

const weekdays: readonly Weekday[] = [7, 1, 2, 3, 4, 5, 6];

export function weekdayOf(day: Day): Weekday {
	return weekdays[new Date(day).getUTCDay()] ?? 7;
}

const isoDay = (localTime: number): Day => new Date(localTime).toISOString().slice(0, 10);

/** A calendar month, counted from one. */
export type Month = { year: number; month: number };

/** Whether a month has begun in the Netherlands at that moment. */
export function hasBegun({ year, month }: Month, now: Date): boolean {
	return dayAt(now) >= isoDay(Date.UTC(year, month - 1));
}
