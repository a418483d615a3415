import { newsletterDays } from "../facts/site/newsletter.ts";
import { day, hour, minute, second } from "./clock.ts";

/** Durations and limits of the desk. */
export const rules = {
	/** A confirmation link works this long. */
	linkMs: newsletterDays.link * day,
	/** Unconfirmed addresses are deleted after this. */
	unconfirmedMs: newsletterDays.unconfirmed * day,
	/** One address gets at most one mail in this time, however often it is typed. */
	mailEveryMs: hour,
	/** The time over which sign-ups and entries are counted. */
	limitMs: hour,
	/** Sign-ups of one mailbox in that time; capitals and +tags are ignored. */
	signUpsPerMailbox: 3,
	/** Appointments, orders, questions and applications of one mailbox in that time. */
	entriesPerMailbox: 6,
	/** Deliveries that failed this often are given up; the studio can start them again. */
	maxTries: 8,
	/** Deliveries under way at the same time. */
	maxDeliveries: 5,
	/** A mail server has this long to answer until it takes the content of a mail. */
	envelopeMs: 15 * second,
	/** One delivery may take this long before it counts as failed. */
	deliveryMs: 2 * minute,
	/** A claimed delivery is free again after this; well above deliveryMs, so that it is not sent twice. */
	leaseMs: 5 * minute,
	/** A time further ahead than this was written while the clock was wrong, unless the mail was planned. */
	maxClockSkewMs: day,
} as const;

/** The wait after some failed tries: a minute, then four times as long each time, at most half a day. */
export function delayAfter(tries: number): number {
	return Math.min(minute * 4 ** (tries - 1), 12 * hour);
}
