import type { Clock, Random } from "./clock.ts";
import type { ServiceName } from "./newsletter/service/mailing-service.ts";
import type { Database } from "./store/schema.ts";

/** What every rule needs: database, clock, random numbers, and the mailing services to notify. */
export type Context = {
	database: Database;
	now: Clock;
	random: Random;
	services: readonly ServiceName[];
};
