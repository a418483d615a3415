import { fill } from "../../content/fill.ts";
import { pathOf } from "../../facts/site/pages.ts";
import { formatEmail } from "../email.ts";
import { readDetails } from "../entries/details.ts";
import type { Entry } from "../entries/store-entry.ts";
import { type CalendarEvent, createCalendar } from "./calendar-file.ts";
import { appointmentWords, describeMeeting } from "./describe-meeting.ts";
import type { Booked } from "./find-appointment.ts";
import { manageLink } from "./manage-link.ts";

/** The meeting in the visitor's calendar, without typed text. */
export function visitorEvent(booked: Booked, token: string | undefined, siteUrl: string): CalendarEvent {
	const { entry, appointment } = booked;
	const { calendar } = appointmentWords[entry.locale];
	const { meeting, where } = describeMeeting(appointment, entry.locale);
	const lines = [
		fill(calendar.reference, { reference: entry.reference }),
		...(token ? [fill(calendar.manage, { link: manageLink(token, entry.locale, siteUrl) })] : []),
	];
	return {
		...eventFields(booked, siteUrl),
		title: fill(calendar.title, { meeting }),
		place: where,
		description: lines.join("\n"),
	};
}

/** The meeting as a file to download. */
export function visitorCalendar(booked: Booked, token: string, siteUrl: string, now: number): string {
	return createCalendar([visitorEvent(booked, token, siteUrl)], booked.entry.locale, now);
}

/** The meeting in the studio's feed, with all that the visitor left. */
export function studioEvent(booked: Booked, siteUrl: string): CalendarEvent {
	const { entry, appointment } = booked;
	const { calendar } = appointmentWords.nl;
	const { meeting, where } = describeMeeting(appointment, "nl");
	const { phone, note, mix } = readDetails("appointment", entry);
	const lines = [entry.reference, formatEmail(entry.email), phone, note, mix && mixLink(mix, entry, siteUrl)];
	return {
		...eventFields(booked, siteUrl),
		title: fill(calendar.visitor, { meeting, name: entry.name }),
		place: where,
		description: lines.filter(Boolean).join("\n"),
	};
}

export const mixLink = (mix: string, { locale }: Entry, siteUrl: string) =>
	new URL(`${pathOf("mixer", locale)}?mix=${mix}`, siteUrl).href;

function eventFields({ entry, appointment }: Booked, siteUrl: string) {
	return {
		uid: `${entry.id}@${new URL(siteUrl).hostname}`,
		sequence: appointment.sequence,
		start: appointment.starts_at,
		end: appointment.ends_at,
		isCancelled: entry.status === "cancelled",
	};
}
