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

export type CalendarEvent = Span & {
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

/** An invitation: mail programs add, move and remove the meeting by themselves. */
export function createInvitation(
	event: CalendarEvent,
	{ organizer, attendee }: { organizer: Person; attendee: Person },
	locale: Locale,
	stamp: number,
): { method: "REQUEST" | "CANCEL"; content: string } {
	const method = event.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
	const calendar = emptyCalendar(locale, method);
	const added = addEvent(calendar, event, stamp);
	added.organizer(organizer);
	added.createAttendee({
		...attendee,
		rsvp: false,
		status: ICalAttendeeStatus.ACCEPTED,
		role: ICalAttendeeRole.REQ,
	});
	return { method, content: withCrLf(calendar) };
}

/** A file to download, or a feed that calendars subscribe to. */
export function createCalendar(
	events: readonly CalendarEvent[],
	locale: Locale,
	stamp: number,
	name: string | null = null,
): string {
	const calendar = emptyCalendar(locale, ICalCalendarMethod.PUBLISH).name(name);
	for (const event of events) addEvent(calendar, event, stamp);
	return withCrLf(calendar);
}

function emptyCalendar(locale: Locale, method: ICalCalendarMethod): ICalCalendar {
	return ical({ prodId: { company: brand, product: "desk", language: locale.toUpperCase() }, method });
}

/** Times are in UTC, which every calendar shows in its own zone. */
function addEvent(calendar: ICalCalendar, event: CalendarEvent, stamp: number) {
	return calendar.createEvent({
		id: event.uid,
		sequence: event.sequence,
		stamp: new Date(stamp),
		start: new Date(event.start),
		end: new Date(event.end),
		summary: event.title,
		location: event.place,
		description: event.description,
		status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
	});
}

const withCrLf = (calendar: ICalCalendar) => `${calendar.toString().replace(/\r?\n/g, "\r\n")}\r\n`;
