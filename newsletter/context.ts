import type { Clock, Random } from "./clock.ts";
import type { ServiceName } from "./service/mailing-service.ts";
import type { Database } from "./store/schema.ts";

/** What every rule needs: the database, the time, chance, and the mailing services that want to be told. */
export type Context = {
	database: Database;
	now: Clock;
	random: Random;
	services: readonly ServiceName[];
};
