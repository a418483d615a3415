import type { Kysely } from "kysely";
import type { MeetingType } from "../../facts/company/appointments.ts";
import type { StudioKey } from "../../facts/company/studios.ts";
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
	/** Records of consent: one row for each sign-up that got a mail. */
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
		/** `mail` is sent by mail, anything else goes to the mailing service of that name. */
		target: "mail" | "webhook" | "listmonk";
		/** A mail of the newsletter belongs to a subscriber and a consent, any other to an entry. */
		subscriber_id: string | null;
		consent_id: string | null;
		entry_id: string | null;
		template: MailKind | null;
		/** Set for a mail that is planned ahead, such as a reminder. */
		planned_at: number | null;
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
	/** What visitors left at the desk: one row for each appointment, sample order, question and application. */
	entries: {
		id: string;
		/** The reference that people quote, such as A-7K3MQ2. */
		reference: string;
		/** A hash of the submission and its id: sending the same again finds the same entry. */
		request_id: string | null;
		kind: EntryKind;
		status: "open" | "cancelled";
		locale: Locale;
		name: string;
		email: string;
		/** Everything else that was typed, as JSON. */
		details: string;
		created_at: number;
		erase_after: number;
	};
	/** Links in mails by which visitors manage an entry; each mail has its own. */
	entry_tokens: { hash: string; entry_id: string };
	appointments: {
		entry_id: string;
		studio: StudioKey;
		type: MeetingType;
		starts_at: number;
		ends_at: number;
		/** Raised with every change, as calendars expect. */
		sequence: number;
	};
	/** The quarters of an hour that appointments occupy. The primary key decides who gets a time. */
	taken_quarters: { studio: StudioKey; seat: number; starts_at: number; entry_id: string };
	/** Times that the studio keeps free. */
	blocks: { id: string; studio: StudioKey; starts_at: number; ends_at: number };
	/** Hashes of erased addresses; the command `show` prints 'erased' for them. */
	erased: { hash: string; erased_at: number };
	/** Switches that belong to the database, such as a paused outbox. */
	settings: { name: string; value: string };
	/** Counts for the limits. Never durable: on SQLite in memory, on PostgreSQL without a log. */
	limits: { bucket: string; window_start: number; used: number };
	salts: { window_start: number; salt: string };
};

export type EntryKind = "appointment" | "samples" | "question" | "application";

/** Notices and `daily` go to the studio, the others to the visitor. Stored in the column `template`. */
export type MailKind =
	| "received"
	| "moved"
	| "cancelled"
	| "reminder"
	| "notice"
	| "notice-moved"
	| "notice-cancelled"
	| "daily";

export type Target = Tables["outbox"]["target"];

export type Database = { kind: "sqlite" | "postgres"; db: Kysely<Tables> };
