import type { Context } from "../context.ts";
import { formatEmail } from "../email.ts";
import { formatTime, type Row } from "./print.ts";

/** Deliveries that wait or were given up; for one subscriber or entry also those that were sent. */
export async function outboxRows(
	{ database: { db } }: Context,
	of: { subscriber?: string; entry?: string } = {},
): Promise<Row[]> {
	const { subscriber, entry } = of;
	const rows = await db
		.selectFrom("outbox")
		.leftJoin("subscribers", "subscribers.id", "outbox.subscriber_id")
		.leftJoin("entries", "entries.id", "outbox.entry_id")
		.select(["subscribers.email as subscriber", "entries.email as visitor", "reference", "template"])
		.select(["outbox.id", "target", "tries", "outbox.created_at", "due_at", "sent_at", "dead_at", "last_error"])
		.$if(!subscriber && !entry, (query) => query.where("sent_at", "is", null))
		.$if(entry !== undefined, (query) => query.where("entry_id", "=", entry ?? ""))
		.$if(subscriber !== undefined, (query) => query.where("subscriber_id", "=", subscriber ?? ""))
		.orderBy("outbox.created_at")
		.execute();
	return rows.map((row) => ({
		id: row.id,
		to: recipientOf(row),
		about: row.template === null ? "newsletter" : [row.reference, row.template].filter(Boolean).join(" "),
		state: stateOf(row),
		tries: row.tries,
		since: formatTime(row.created_at),
		next_try: stateOf(row) === "waiting" ? formatTime(row.due_at) : "",
		reason: row.last_error,
	}));
}

function recipientOf(row: {
	target: string;
	template: string | null;
	subscriber: string | null;
	visitor: string | null;
}) {
	if (row.target !== "mail") return row.target;
	if (row.template?.startsWith("notice") || row.template === "daily") return "the studio";
	return formatEmail(row.subscriber ?? row.visitor ?? "");
}

function stateOf({ sent_at, dead_at }: { sent_at: number | null; dead_at: number | null }): string {
	if (sent_at !== null) return "sent";
	return dead_at === null ? "waiting" : "given up";
}
