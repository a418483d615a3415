import type { Context, WithDatabase } from "../context.ts";
import type { AppointmentView, DeskForms, Refused } from "../desk-forms.ts";
import { readDetails } from "../entries/details.ts";
import type { SubmitOptions } from "../entries/submit.ts";
import { book } from "./book.ts";
import { visitorCalendar } from "./calendar-events.ts";
import { cancel } from "./cancel.ts";
import { createFeed, matchesSecret } from "./feed.ts";
import { type Booked, findAppointment, isUpcoming, unknownLink } from "./find-appointment.ts";
import { freeTimes } from "./free-times.ts";
import { loadCalendar } from "./load-calendar.ts";
import { move } from "./move.ts";
import { readDay } from "./read-time.ts";
import { asTime } from "./take-time.ts";

type AppointmentForms = Pick<DeskForms, "times" | "book" | "appointment" | "move" | "cancel" | "calendarFile" | "feed">;

/** Calendar programs request a file, not a page. */
const noFile: Refused = { ...unknownLink, status: 404 };

/** The part of the forms that is about appointments. */
export function createAppointmentForms({
	withDatabase,
	withOutbox,
	options,
	siteUrl,
	calendarSecret,
}: {
	withDatabase: WithDatabase;
	/** `withDatabase` that also wakes the outbox. */
	withOutbox: WithDatabase;
	options: SubmitOptions;
	siteUrl: string;
	/** Opens the studios' feeds; without it there are none. */
	calendarSecret: string | undefined;
}): AppointmentForms {
	return {
		times: ({ studio, type, from, days }) =>
			withDatabase(async (context) => {
				const calendar = await loadCalendar(context.database.db, context, studio);
				const minutes = context.schedule.meetingMinutes[type];
				const times = freeTimes(calendar, minutes, context.now(), { from: readDay(from), days });
				return { ok: true, times: times.map(asTime) };
			}),
		book: (fields) => withOutbox((context) => book(fields, options, context)),
		appointment: (token) =>
			withDatabase(async (context) => {
				const found = await findAppointment(context.database.db, token);
				return found ? toView(found, context) : unknownLink;
			}),
		move: (token, start) => withOutbox((context) => move(token, start, options, context)),
		cancel: (token) => withOutbox((context) => cancel(token, options, context)),
		calendarFile: (token) =>
			withDatabase(async ({ database: { db }, now }) => {
				const found = await findAppointment(db, token);
				return found ? { ok: true, file: visitorCalendar(found, String(token), siteUrl, now()) } : noFile;
			}),
		feed: async (studio, secret) => {
			if (!matchesSecret(secret, calendarSecret)) return { ok: false, status: 404, message: "notHere" };
			return withDatabase(async (context) => ({ ok: true, file: await createFeed(studio, siteUrl, context) }));
		},
	};
}

function toView(booked: Booked, context: Context): AppointmentView {
	const { entry, appointment } = booked;
	const { studio, type, starts_at, ends_at } = appointment;
	const { mix } = readDetails("appointment", entry);
	return {
		ok: true,
		reference: entry.reference,
		studio,
		type,
		...asTime({ start: starts_at, end: ends_at }),
		status: entry.status === "open" && !isUpcoming(booked, context) ? "over" : entry.status,
		name: entry.name,
		...(mix ? { mix } : {}),
	};
}
