import { pathOf } from "../../facts/site/pages.ts";
import { day } from "../clock.ts";
import type { Context } from "../context.ts";
import { formatEmail } from "../email.ts";
import { wasErased } from "../erase.ts";
import { hasEmail } from "../store/has-email.ts";
import { createToken } from "../token.ts";
import { formatTime, type Row } from "./print.ts";

export async function stats({ database: { db }, now }: Context): Promise<Row[]> {
	const subscribers = await db.selectFrom("subscribers").select(["id", "status", "confirmed_at"]).execute();
	const consents = await db
		.selectFrom("consents")
		.select(["subscriber_id", "locale"])
		.where("confirmed_at", "is not", null)
		.where("withdrawn_at", "is", null)
		.orderBy("confirmed_at")
		.execute();
	const languages = [...new Map(consents.map((row) => [row.subscriber_id, row.locale])).values()];
	const unsent = await db.selectFrom("outbox").select("dead_at").where("sent_at", "is", null).execute();
	const erased = await db.selectFrom("erased").select("hash").execute();
	const ofStatus = (status: string) => subscribers.filter((row) => row.status === status).length;
	const isRecent = (at: number | null) => at !== null && at > now() - 30 * day;
	return [
		{ what: "confirmed", count: ofStatus("confirmed") },
		{ what: "confirmed, in Dutch", count: languages.filter((locale) => locale === "nl").length },
		{ what: "confirmed, in English", count: languages.filter((locale) => locale === "en").length },
		{ what: "confirmed in the last 30 days", count: subscribers.filter((row) => isRecent(row.confirmed_at)).length },
		{ what: "waiting for confirmation", count: ofStatus("pending") },
		{ what: "unsubscribed", count: ofStatus("unsubscribed") },
		{ what: "erased", count: erased.length },
		{ what: "deliveries waiting", count: unsent.filter((row) => row.dead_at === null).length },
		{ what: "deliveries given up", count: unsent.filter((row) => row.dead_at !== null).length },
	];
}

export async function list({ database: { db } }: Context): Promise<Row[]> {
	const rows = await db.selectFrom("subscribers").selectAll().orderBy("created_at").orderBy("email").execute();
	return rows.map((row) => ({
		email: formatEmail(row.email),
		status: row.status,
		signed_up: formatTime(row.created_at),
		confirmed: formatTime(row.confirmed_at),
		unsubscribed: formatTime(row.unsubscribed_at),
	}));
}

/** Confirmed addresses with proof of consent and an unsubscribe link each. */
export async function exportRows({ database: { db }, random }: Context, siteUrl: string): Promise<Row[]> {
	const rows = await db
		.selectFrom("subscribers")
		.innerJoin("consents", "consents.subscriber_id", "subscribers.id")
		.select(["subscribers.id", "email", "consents.id as consent", "locale", "page", "wording", "requested_at"])
		.select("consents.confirmed_at")
		.where("status", "=", "confirmed")
		.where("consents.confirmed_at", "is not", null)
		.where("withdrawn_at", "is", null)
		.orderBy("consents.confirmed_at")
		.execute();
	const latest = new Map(rows.map((row) => [row.id, row]));
	const exported: Row[] = [];
	for (const row of latest.values()) {
		const { token, hash } = createToken(random);
		const stored = { hash, kind: "unsubscribe", subscriber_id: row.id, consent_id: row.consent } as const;
		await db.insertInto("tokens").values(stored).execute();
		const unsubscribe = new URL(pathOf("newsletter-unsubscribe", row.locale), siteUrl);
		unsubscribe.searchParams.set("token", token);
		exported.push({
			email: formatEmail(row.email),
			language: row.locale,
			confirmed: formatTime(row.confirmed_at),
			signed_up: formatTime(row.requested_at),
			page: row.page,
			wording: row.wording,
			unsubscribe: unsubscribe.href,
		});
	}
	return exported;
}

export type SubscriberRecord = { subscriber: Row; consents: Row[]; deliveries: Row[] };

/** Everything that is known about one address. */
export async function show(email: string, context: Context): Promise<SubscriberRecord | undefined> {
	const { db } = context.database;
	const row = await db.selectFrom("subscribers").selectAll().where(hasEmail(email)).executeTakeFirst();
	if (!row) {
		if (!(await wasErased(email, context))) return undefined;
		return { subscriber: { email: formatEmail(email), status: "erased" }, consents: [], deliveries: [] };
	}
	const consents = await db
		.selectFrom("consents")
		.leftJoin("wordings", "wordings.version", "consents.wording")
		.select(["wording", "text", "locale", "page", "requested_at", "confirmed_at", "withdrawn_at"])
		.where("subscriber_id", "=", row.id)
		.orderBy("requested_at")
		.execute();
	return {
		subscriber: {
			email: formatEmail(row.email),
			status: row.status,
			signed_up: formatTime(row.created_at),
			confirmed: formatTime(row.confirmed_at),
			unsubscribed: formatTime(row.unsubscribed_at),
		},
		consents: consents.map((consent) => ({
			requested: formatTime(consent.requested_at),
			confirmed: formatTime(consent.confirmed_at),
			withdrawn: formatTime(consent.withdrawn_at),
			language: consent.locale,
			page: consent.page,
			wording: consent.wording,
			agreed_to: consent.text,
		})),
		deliveries: await outbox(context, { subscriber: row.id }),
	};
}

/** What waits or was given up; for a given subscriber or entry, also what was sent. */
export async function outbox(
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
