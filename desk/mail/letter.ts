import { renderToStaticMarkup } from "react-dom/server";
import { brand } from "../../content/brand.ts";
import type { Locale } from "../../facts/site/locales.ts";
import { mailLayout } from "./layout.ts";
import type { CalendarFile, Mail } from "./mail.ts";

/** The parts of a mail, in reading order. */
export type Letter = {
	locale: Locale;
	subject: string;
	preview: string;
	heading: string;
	text: readonly string[];
	/** Rows of a table: label and value. */
	rows?: readonly (readonly [label: string, value: string])[];
	button?: { label: string; link: string };
	after?: readonly string[];
	footer: string;
	/** Under the mails of the newsletter. */
	unsubscribeLink?: { label: string; link: string };
};

export type Envelope = {
	/** The same id for every try. */
	id: string;
	to: string;
	replyTo?: string | undefined;
	siteUrl: string;
	date: number;
	/** Where mail programs unsubscribe with one click. */
	unsubscribe?: string;
	calendar?: CalendarFile | undefined;
};

/** Puts a letter into the studio's look, with the same as plain text. */
export function composeMail(letter: Letter, { id, to, replyTo, siteUrl, date, unsubscribe, calendar }: Envelope): Mail {
	const { heading, text, rows = [], button, after = [], footer, unsubscribeLink } = letter;
	const html = renderToStaticMarkup(mailLayout(letter, siteUrl));
	const plain = [
		brand,
		heading,
		...text,
		...(rows.length > 0 ? [rows.map(([label, value]) => `${label}: ${value}`).join("\n")] : []),
		...(button ? [`${button.label}:\n${button.link}`] : []),
		...after,
		"--",
		unsubscribeLink ? `${footer}\n${unsubscribeLink.label}: ${unsubscribeLink.link}` : footer,
	].join("\n\n");
	return {
		id,
		to,
		replyTo,
		messageId: `<${id}@${new URL(siteUrl).hostname}>`,
		date,
		subject: letter.subject,
		html: `<!DOCTYPE html>${html}`,
		text: `${plain}\n`,
		link: button?.link,
		unsubscribe,
		calendar,
	};
}
