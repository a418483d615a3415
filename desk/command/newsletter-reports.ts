import { pathOf } from "../../facts/site/pages.ts";
import { day } from "../clock.ts";
import type { Context } from "../context.ts";
import { formatEmail } from "../email.ts";
import { wasErased } from "../erase.ts";
import { hasEmail } from "../store/has-email.ts";
import { createToken } from "../token.ts";
import { outboxRows } from "./outbox-report.ts";
import { formatTime, type Row } from "./print.ts";

export async function newsletterStats({ database: { db }, now }: Context): Promise<Row[]> {
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

export async function listSubscribers({ database: { db } }: Context): Promise<Row[]> {
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
export async function exportSubscribers({ database: { db }, random }: Context, siteUrl: string): Promise<Row[]> {
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
export async function showSubscriber(email: string, context: Context): Promise<SubscriberRecord | undefined> {
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
		deliveries: await outboxRows(context, { subscriber: row.id }),
	};
}
