import type { Schedule } from "./appointments/schedule.ts";
import type { Clock } from "./clock.ts";
import type { Refused } from "./desk-forms.ts";
import type { ServiceName } from "./newsletter/service/mailing-service.ts";
import type { Database, EntryKind } from "./store/schema.ts";
import type { Random } from "./token.ts";

/** The studio's own mailboxes, which get a notice of each entry. Without one, entries wait in the desk. */
export type Mailboxes = { contact?: string | undefined; jobs?: string | undefined };

/** Where the studio reads about entries of a kind. */
export const studioMailbox = (kind: EntryKind, { contact, jobs }: Mailboxes) =>
	kind === "application" ? jobs : contact;

/** Dependencies of the rules: database, clock, random numbers, whom to notify, and when the studios can be visited. */
export type Context = {
	database: Database;
	now: Clock;
	random: Random;
	services: readonly ServiceName[];
	mailboxes: Mailboxes;
	schedule: Schedule;
};

/** Runs work on the database; answers 503 when that fails. */
export type WithDatabase = <Result extends { ok: boolean }>(
	work: (context: Context) => Promise<Result>,
) => Promise<Result | Refused>;
