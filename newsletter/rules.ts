import { newsletterDays } from "../facts/site/newsletter.ts";
import { day, hour, minute } from "./clock.ts";

/** The promises of the newsletter in numbers. */
export const rules = {
	/** A confirmation link works this long. */
	linkMs: newsletterDays.link * day,
	/** Addresses that nobody confirmed are forgotten after this. */
	unconfirmedMs: newsletterDays.unconfirmed * day,
	/** One address gets at most one mail in this time, however often it is typed. */
	mailEveryMs: hour,
	/** The time over which sign-ups are counted. */
	limitMs: hour,
	/** So many sign-ups of one mailbox count in that time, however it is spelled: capitals must not fill anybody's mailbox. */
	perMailbox: 3,
	/** Deliveries that failed this often wait for the studio. */
	tries: 8,
	/** One delivery may take this long before it counts as failed. */
	deliveryMs: 2 * minute,
	/** A delivery belongs to the server that took it for this long; well above deliveryMs, so that no other takes it too. */
	leaseMs: 5 * minute,
	/** No rule dates anything further ahead than this; what is was written while the clock was wrong. */
	furthestMs: day,
} as const;

/** How long to wait after the given number of failed tries: a minute, then four times as long each time, at most half a day. */
export function delayAfter(tries: number): number {
	return Math.min(minute * 4 ** (tries - 1), 12 * hour);
}
