export type Mail = {
	/** The same for every try, so that a second copy can be recognised by its Message-ID. */
	id: string;
	to: string;
	replyTo: string | undefined;
	messageId: string;
	date: number;
	subject: string;
	html: string;
	text: string;
	/** Where the main link leads; logged on localhost, never stored. */
	link: string | undefined;
	unsubscribe: string | undefined;
	calendar: CalendarFile | undefined;
};

/** An iCalendar file; the method says what mail programs do with it. */
export type CalendarFile = { method: "REQUEST" | "CANCEL"; content: string };

/** Throws a PermanentFailure where trying again is pointless, any other error where it is not. */
export type Sender = { send(mail: Mail): Promise<void> };

export class PermanentFailure extends Error {
	override readonly name = "PermanentFailure";
}

/** The mail in nodemailer's terms, the newsletter's with one-click unsubscribing (RFC 8058). */
export function asMessage(mail: Mail, from: string) {
	return {
		from,
		to: { name: "", address: mail.to },
		...(mail.replyTo ? { replyTo: { name: "", address: mail.replyTo } } : {}),
		messageId: mail.messageId,
		date: new Date(mail.date),
		subject: mail.subject,
		html: mail.html,
		text: mail.text,
		headers: {
			"Auto-Submitted": "auto-generated",
			...(mail.unsubscribe && {
				"List-Unsubscribe": `<${mail.unsubscribe}>`,
				"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
			}),
		},
		...(mail.calendar ? { icalEvent: { ...mail.calendar, filename: "no-more-boring-kitchens.ics" } } : {}),
		// Nothing in a mail is read from disk or from the network.
		disableFileAccess: true,
		disableUrlAccess: true,
	};
}
