import { brand } from "../../content/brand.ts";
import { fill } from "../../content/fill.ts";
import { readPlainWords } from "../../content/read-plain-words.ts";
import type { Context } from "../context.ts";
import { formatEmail } from "../email.ts";
import { readDetails } from "../entries/details.ts";
import { type AddressedLetter, noticeLetter } from "../entries/entry-letter.ts";
import { createEntryToken, type Entry } from "../entries/store-entry.ts";
import type { Site } from "../outbox/deliver.ts";
import type { MailKind } from "../store/schema.ts";
import { mixLink, visitorEvent } from "./calendar-events.ts";
import { createInvitation } from "./calendar-file.ts";
import { appointmentWords, describeMeeting } from "./describe-meeting.ts";
import { type Booked, loadAppointment } from "./find-appointment.ts";
import { bookingLink, manageLink } from "./manage-link.ts";

const deskWords = readPlainWords("desk-words");

/** The mails about an appointment; undefined where the mail is out of date. */
export async function appointmentLetter(
	mailKind: MailKind,
	{ id }: Entry,
	site: Site,
	context: Context,
): Promise<AddressedLetter | undefined> {
	const booked = await loadAppointment(context.database.db, id);
	if (!booked || isOutdated(mailKind, booked, context.now())) return undefined;
	if (mailKind === "received" || mailKind === "moved" || mailKind === "cancelled" || mailKind === "reminder") {
		const token = mailKind === "cancelled" ? undefined : await createEntryToken(context.database.db, context, id);
		return visitorLetter(mailKind, booked, token, site, context.now());
	}
	return { to: "studio", letter: studioLetter(mailKind, booked, site.siteUrl) };
}

/** Whether a delayed mail is out of date; the later change sends its own. */
function isOutdated(mailKind: MailKind, { entry, appointment }: Booked, now: number): boolean {
	const isAboutCancelling = mailKind === "cancelled" || mailKind === "notice-cancelled";
	if (isAboutCancelling !== (entry.status === "cancelled")) return true;
	return mailKind === "reminder" && appointment.starts_at <= now;
}

function visitorLetter(
	mailKind: "received" | "moved" | "cancelled" | "reminder",
	booked: Booked,
	token: string | undefined,
	{ siteUrl, mailFrom }: Site,
	now: number,
): AddressedLetter {
	const { entry, appointment } = booked;
	const { locale, reference, email } = entry;
	const words = appointmentWords[locale][mailKind];
	const { labels } = appointmentWords[locale];
	const meeting = describeMeeting(appointment, locale);
	const values = { reference, ...meeting };
	const { mix } = readDetails("appointment", entry);
	// The address serves as name: never send typed text to a mailbox that may be somebody else's.
	const attendee = { name: formatEmail(email), email };
	const organizer = { name: brand, email: mailFrom };
	const letter = {
		locale,
		heading: words.heading,
		text: mailKind === "cancelled" ? [words.text] : [words.text, meeting.bring],
		after: [words.after],
		subject: fill(words.subject, values),
		preview: fill(words.preview, values),
		rows: [
			[deskWords[locale].mail.reference, reference],
			[labels.meeting, meeting.meeting],
			[labels.when, meeting.when],
			[labels.where, meeting.where],
			...(mix ? [[labels.mix, mixLink(mix, entry, siteUrl)] as const] : []),
		] as const,
		button: { label: words.button, link: token ? manageLink(token, locale, siteUrl) : bookingLink(booked, siteUrl) },
		footer: deskWords[locale].mail.sender,
	};
	const calendar = createInvitation(visitorEvent(booked, token, siteUrl), { organizer, attendee }, locale, now);
	return mailKind === "reminder" ? { to: "visitor", letter } : { to: "visitor", letter, calendar };
}

function studioLetter(mailKind: MailKind, { entry, appointment }: Booked, siteUrl: string) {
	const { locale, reference } = entry;
	const { labels, notices } = appointmentWords[locale];
	const { labels: typed } = deskWords[locale].mail;
	const { meeting, when, where } = describeMeeting(appointment, locale);
	const { phone, note, mix } = readDetails("appointment", entry);
	const rows = [
		[labels.meeting, meeting],
		[labels.when, when],
		[labels.where, where],
		[typed.phone, phone],
		[typed.note, note],
		[typed.mix, mix && mixLink(mix, entry, siteUrl)],
	] as const;
	const letter = noticeLetter(entry, rows);
	if (mailKind === "notice") return letter;
	const title = fill(mailKind === "notice-moved" ? notices.moved : notices.cancelled, { reference });
	return { ...letter, subject: title, preview: title, heading: title };
}
