import type { Transaction } from "kysely";
import type { Context } from "../../context.ts";
import type { Tables } from "../../store/schema.ts";
import { createId } from "../../token.ts";
import type { ServiceEvent } from "./mailing-service.ts";

/** Queues an event for every mailing service, in the transaction that causes it. */
export async function enqueueEvent(
	transaction: Transaction<Tables>,
	{ now, random, services }: Context,
	event: ServiceEvent,
): Promise<void> {
	for (const target of services) {
		const row = {
			id: createId(random),
			target,
			event: JSON.stringify(event),
			created_at: now(),
			due_at: now(),
			tries: 0,
		};
		await transaction.insertInto("outbox").values(row).execute();
	}
}
