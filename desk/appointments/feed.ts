import { timingSafeEqual } from "node:crypto";
import { fill } from "../../content/fill.ts";
import { type StudioKey, studios } from "../../facts/company/studios.ts";
import { day } from "../clock.ts";
import type { Context } from "../context.ts";
import { hashOf } from "../token.ts";
import { studioEvent } from "./calendar-events.ts";
import { createCalendar } from "./calendar-file.ts";
import { appointmentWords } from "./describe-meeting.ts";
import { asBooked, selectAppointments } from "./find-appointment.ts";

/** Past meetings stay in the studio's calendar this long. */
const pastMs = 30 * day;

/** Whether a secret is the configured one, compared in constant time. */
export function matchesSecret(given: unknown, secret: string | undefined): boolean {
	if (secret === undefined || typeof given !== "string") return false;
	return timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(secret)));
}

/** A studio's appointments, for its own calendar to subscribe to. */
export async function createFeed(
	studio: StudioKey,
	siteUrl: string,
	{ database: { db }, now }: Context,
): Promise<string> {
	const rows = await selectAppointments(db)
		.where("studio", "=", studio)
		.where("status", "=", "open")
		.where("ends_at", ">", now() - pastMs)
		.orderBy("starts_at")
		.execute();
	const events = rows.map((row) => studioEvent(asBooked(row), siteUrl));
	const name = fill(appointmentWords.nl.calendar.feed, { city: studios[studio].city });
	return createCalendar(events, "nl", now(), name);
}
