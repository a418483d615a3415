import type { Kysely } from "kysely";
import type { Context } from "../context.ts";
import { type Entry, findByToken } from "../entries/store-entry.ts";
import type { Refused } from "../http/desk-forms.ts";
import type { Tables } from "../store/schema.ts";

export type Appointment = Tables["appointments"];
export type Booked = { entry: Entry; appointment: Appointment };

export const unknownLink: Refused = { ok: false, status: 410, sentence: "linkUnknown" };
export const isOver: Refused = { ok: false, status: 410, sentence: "appointmentOver" };

/** The appointment that a link belongs to. */
export async function findAppointment(db: Kysely<Tables>, token: unknown): Promise<Booked | undefined> {
	const entry = await findByToken(db, token);
	return entry && loadAppointment(db, entry.id);
}

export async function loadAppointment(db: Kysely<Tables>, id: string): Promise<Booked | undefined> {
	const entry = await db.selectFrom("entries").selectAll().where("id", "=", id).executeTakeFirst();
	const appointment = await db.selectFrom("appointments").selectAll().where("entry_id", "=", id).executeTakeFirst();
	return entry && appointment ? { entry, appointment } : undefined;
}

/** Whether it is still to come and can be changed. */
export function isToCome({ entry, appointment }: Booked, { now }: Context): boolean {
	return entry.status === "open" && appointment.starts_at > now();
}
