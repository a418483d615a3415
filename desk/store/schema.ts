import type { Kysely } from "kysely";
import type { Locale } from "../../facts/site/locales.ts";

/** All times are milliseconds since 1970. */
export type Tables = {
	subscribers: {
		id: string;
		email: string;
		status: "pending" | "confirmed" | "unsubscribed";
		created_at: number;
		/** The last sign-up that was given a mail, and when. */
		last_request: string | null;
		mail_requested_at: number | null;
		confirmed_at: number | null;
		unsubscribed_at: number | null;
	};
	/** What was agreed to, where and when: one row for each sign-up that got a mail. */
	consents: {
		id: string;
		subscriber_id: string;
		wording: string;
		locale: Locale;
		page: string;
		requested_at: number;
		confirmed_at: number | null;
		withdrawn_at: number | null;
	};
	/** Every wording that was ever agreed to, word for word. */
	wordings: { version: string; text: string; first_used_at: number };
	tokens: {
		hash: string;
		kind: "confirm" | "unsubscribe";
		subscriber_id: string;
		consent_id: string;
		expires_at: number | null;
		used_at: number | null;
	};
	outbox: {
		id: string;
		/** `mail` goes to the subscriber, anything else to the mailing service of that name. */
		target: "mail" | "webhook" | "listmonk";
		subscriber_id: string | null;
		consent_id: string | null;
		/** For a mailing service, as JSON; cleared once delivered. */
		event: string | null;
		created_at: number;
		due_at: number;
		tries: number;
		leased_until: number | null;
		sent_at: number | null;
		dead_at: number | null;
		last_error: string | null;
	};
	/** Erased addresses as hashes, so that they are not imported again by accident. */
	erased: { hash: string; erased_at: number };
	/** Switches that belong to the database, such as a paused outbox. */
	settings: { name: string; value: string };
	/** Counts for the limits. Never durable: on SQLite in memory, on PostgreSQL without a log. */
	limits: { bucket: string; window_start: number; used: number };
	salts: { window_start: number; salt: string };
};

export type Target = Tables["outbox"]["target"];

export type Database = { kind: "sqlite" | "postgres"; db: Kysely<Tables> };
