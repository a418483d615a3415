import type { Kysely } from "kysely";
import type { Context } from "../context.ts";
import type { Refused } from "../desk-forms.ts";
import { type Entry, findByToken } from "../entries/store-entry.ts";
import type { Tables } from "../store/schema.ts";

export type Appointment = Tables["appointments"];
export type Booked = { entry: Entry; appointment: Appointment };

export const unknownLink: Refused = { ok: false, status: 410, message: "linkUnknown" };
export const appointmentOver: Refused = { ok: false, status: 410, message: "appointmentOver" };

/** The appointment that a link belongs to. */
export async function findAppointment(db: Kysely<Tables>, token: unknown): Promise<Booked | undefined> {
	const entry = await findByToken(db, token);
	return entry && loadAppointment(db, entry.id);
}

export async function loadAppointment(db: Kysely<Tables>, id: string): Promise<Booked | undefined> {
	const row = await selectAppointments(db).where("entry_id", "=", id).executeTakeFirst();
	return row && asBooked(row);
}

/** Appointments with their entries, in one row each. */
export function selectAppointments(db: Kysely<Tables>) {
	return db
		.selectFrom("appointments")
		.innerJoin("entries", "entries.id", "appointments.entry_id")
		.selectAll(["entries", "appointments"]);
}

export const asBooked = (row: Entry & Appointment): Booked => ({ entry: row, appointment: row });

/** Whether it is still to come and can be changed. */
export function isUpcoming({ entry, appointment }: Booked, { now }: Context): boolean {
	return entry.status === "open" && appointment.starts_at > now();
}
