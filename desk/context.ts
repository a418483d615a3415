import type { Clock } from "./clock.ts";
import type { ServiceName } from "./newsletter/service/mailing-service.ts";
import type { Database } from "./store/schema.ts";
import type { Random } from "./token.ts";

/** The studio's own mailboxes, which get a notice of each entry. Without one, entries wait in the desk. */
export type Mailboxes = { contact?: string | undefined; jobs?: string | undefined };

/** Dependencies of the rules: database, clock, random numbers, and whom to notify. */
export type Context = {
	database: Database;
	now: Clock;
	random: Random;
	services: readonly ServiceName[];
	mailboxes: Mailboxes;
};
