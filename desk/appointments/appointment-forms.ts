import type { Context } from "../context.ts";
import type { SubmitOptions } from "../entries/submit.ts";
import type { DeskForms, Refused } from "../http/desk-forms.ts";

export type AppointmentForms = Pick<DeskForms, "times" | "book" | "appointment" | "move" | "cancel" | "calendarFile">;

/** Runs work on the database; answers 503 while it is down, and wakes the outbox after a success. */
export type Run = <Result extends { ok: boolean }>(
	work: (context: Context) => Promise<Result>,
) => Promise<Result | Refused>;

/** The part of the forms that is about appointments. `open` throws while the database is down. */
export function createAppointmentForms(_needs: {
	run: Run;
	open: () => Promise<Context>;
	options: SubmitOptions;
}): AppointmentForms {
	const unavailable = async (): Promise<Refused> => ({ ok: false, status: 503, sentence: "unavailable" });
	return {
		times: async () => undefined,
		book: unavailable,
		appointment: unavailable,
		move: unavailable,
		cancel: unavailable,
		calendarFile: async () => undefined,
	};
}
