import type { Content } from "../content/schemas/all.ts";
import type { MeetingType } from "../facts/company/appointments.ts";
import type { StudioKey } from "../facts/company/studios.ts";

// The desk's interface for pages and the API. Types only, because the app imports this module.

/** Names a message in content/<language>/desk-words.yaml. */
export type MessageKey = keyof Content<"desk-words">["messages"];

/** A start as visitors read it, in Dutch time: 2026-11-23T10:00:00+01:00. */
export type Time = { start: string; minutes: number };

/** `manage` is the token of the page that moves or cancels an appointment; `sendsMail` needs a mail server. */
export type Receipt = { ok: true; reference: string; manage?: string; sendsMail: boolean };

export type Refused = {
	ok: false;
	status: 403 | 404 | 409 | 410 | 413 | 422 | 429 | 503;
	message: MessageKey;
	/** Field errors, by field name. */
	fields?: Readonly<Record<string, MessageKey>>;
	retrySeconds?: number;
	/** Free times near one that was taken. */
	times?: Time[];
};

/** Success, with nothing to report. */
export type Accepted = { ok: true };

export type NewsletterForms = {
	signUp(fields: Fields): Promise<Accepted | Refused>;
	/** Refused with 410 where the link was used, has expired or never existed. */
	confirm(token: unknown): Promise<Accepted | Refused>;
	unsubscribe(token: unknown): Promise<Accepted | Refused>;
};

export type AppointmentView = {
	ok: true;
	reference: string;
	studio: StudioKey;
	type: MeetingType;
	start: string;
	minutes: number;
	status: "open" | "cancelled" | "over";
	name: string;
	mix?: string;
};

/** A visitor's fields, not validated. */
export type Fields = Readonly<Record<string, unknown>>;

/** The desk's operations for one request, the same for pages and the API. */
export type DeskForms = NewsletterForms & {
	orderSamples(fields: Fields): Promise<Receipt | Refused>;
	ask(fields: Fields): Promise<Receipt | Refused>;
	apply(fields: Fields): Promise<Receipt | Refused>;
	/** Free times from that day (2026-11-23) on. */
	times(query: {
		studio: StudioKey;
		type: MeetingType;
		from?: string;
		days?: number;
	}): Promise<{ ok: true; times: Time[] } | Refused>;
	book(fields: Fields): Promise<Receipt | Refused>;
	/** Refused where the link is unknown, or while the database is down. */
	appointment(token: unknown): Promise<AppointmentView | Refused>;
	move(token: unknown, start: unknown): Promise<Receipt | Refused>;
	cancel(token: unknown): Promise<Receipt | Refused>;
	/** The appointment as an iCalendar file. */
	calendarFile(token: unknown): Promise<{ ok: true; file: string } | Refused>;
	/** A studio's appointments for its own calendar; refused without the configured secret. */
	feed(studio: StudioKey, secret: unknown): Promise<{ ok: true; file: string } | Refused>;
};

/** The page of this site that sent the request, and the client as the limits count it. */
export type RequestSource = { page: string; client: string };
