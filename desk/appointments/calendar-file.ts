import ical, {
	ICalAttendeeRole,
	ICalAttendeeStatus,
	type ICalCalendar,
	ICalCalendarMethod,
	ICalEventStatus,
} from "ical-generator";
import { brand } from "../../content/brand.ts";
import type { Locale } from "../../facts/site/locales.ts";
import type { Span } from "./free-times.ts";

export type CalendarEntry = Span & {
	/** The same for every version of the meeting, so that calendars replace the one they have. */
	uid: string;
	/** Goes up with every change. */
	sequence: number;
	isCancelled: boolean;
	title: string;
	place: string;
	description: string;
};

export type Person = { name: string; email: string };

/**
 * A file to attach to a mail. With organiser and attendee, mail programs put the meeting into the calendar, move it
 * and take it out by themselves; nobody has to answer it.
 */
export function createInvitation(
	entry: CalendarEntry,
	{ organizer, attendee }: { organizer: Person; attendee: Person },
	locale: Locale,
	stamp: number,
): { method: "REQUEST" | "CANCEL"; content: string } {
	const method = entry.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
	const calendar = emptyCalendar(locale, method);
	const event = addEvent(calendar, entry, stamp);
	event.organizer(organizer);
	event.createAttendee({
		...attendee,
		rsvp: false,
		status: ICalAttendeeStatus.ACCEPTED,
		role: ICalAttendeeRole.REQ,
	});
	return { method, content: withCrLf(calendar) };
}

/** A file to download, or a feed that calendars subscribe to. */
export function createCalendar(
	entries: readonly CalendarEntry[],
	locale: Locale,
	stamp: number,
	name: string | null = null,
): string {
	const calendar = emptyCalendar(locale, ICalCalendarMethod.PUBLISH).name(name);
	for (const entry of entries) addEvent(calendar, entry, stamp);
	return withCrLf(calendar);
}

function emptyCalendar(locale: Locale, method: ICalCalendarMethod): ICalCalendar {
	return ical({ prodId: { company: brand, product: "desk", language: locale.toUpperCase() }, method });
}

/** Times are in UTC, which every calendar shows in its own zone. */
function addEvent(calendar: ICalCalendar, entry: CalendarEntry, stamp: number) {
	return calendar.createEvent({
		id: entry.uid,
		sequence: entry.sequence,
		stamp: new Date(stamp),
		start: new Date(entry.start),
		end: new Date(entry.end),
		summary: entry.title,
		location: entry.place,
		description: entry.description,
		status: entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
	});
}

const withCrLf = (calendar: ICalCalendar) => `${calendar.toString().replace(/\r?\n/g, "\r\n")}\r\n`;
