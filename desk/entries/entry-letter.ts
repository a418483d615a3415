import { fill } from "../../content/fill.ts";
import { formatEuro } from "../../content/format-figure.ts";
import { readPlainWords } from "../../content/read-plain-words.ts";
import { retentionDays } from "../../facts/company/retention.ts";
import { findVacancy } from "../../facts/company/vacancies.ts";
import { pathOf } from "../../facts/site/pages.ts";
import { formatEmail } from "../email.ts";
import type { Letter } from "../mail/letter.ts";
import type { CalendarFile } from "../mail/mail.ts";
import type { MailKind } from "../store/schema.ts";
import { type EntryDetails, readDetails } from "./details.ts";
import type { Entry } from "./store-entry.ts";

const deskWords = readPlainWords("desk-words");
const samplesWords = readPlainWords("samples");

type Row = readonly [label: string, value: string];

/** A letter and its recipient. Replies to the studio's letters go to the visitor, and the other way round. */
export type AddressedLetter = { to: "visitor" | "studio"; letter: Letter; calendar?: CalendarFile };

/** The mails about a sample order, a question or an application. Nothing that was typed is in the visitor's. */
export function entryLetter(mailKind: MailKind, entry: Entry, siteUrl: string): AddressedLetter | undefined {
	if (entry.kind === "appointment") return undefined;
	const { locale, kind, reference } = entry;
	const { chosen, typed } = rowsOf(entry);
	if (mailKind === "notice") return { to: "studio", letter: noticeLetter(entry, [...chosen, ...typed]) };
	const { mail } = deskWords[locale];
	const { subject, preview, heading, text, after, button } = mail[kind];
	const page = ({ samples: "materials", question: "faq", application: "our-story" } as const)[kind];
	return {
		to: "visitor",
		letter: {
			locale,
			preview,
			heading,
			text: [text],
			footer: mail.sender,
			subject: fill(subject, { reference }),
			rows: [[mail.reference, reference], ...chosen],
			button: { label: button, link: new URL(pathOf(page, locale), siteUrl).href },
			after: [fill(after, { days: String(retentionDays[kind]) })],
		},
	};
}

/**
 * The studio's notice of an entry. Leaves out rows without a value: optional fields, and fields that the form did not
 * have yet when the entry was stored.
 */
export function noticeLetter({ locale, kind, reference, name, email }: Entry, rows: readonly Row[]): Letter {
	const { notice, labels, reference: number } = deskWords[locale].mail;
	const title = fill(notice[kind], { reference });
	const filled = rows.filter(([, value]) => Boolean(value));
	return {
		locale,
		subject: title,
		preview: title,
		heading: title,
		text: [notice.text],
		rows: [[number, reference], [labels.name, name], [labels.email, formatEmail(email)], ...filled],
		footer: fill(notice.sender, { reference }),
	};
}

/** Rows with values from a list (by their key where the list no longer has them), and rows with typed text. */
function rowsOf(entry: Entry): { chosen: Row[]; typed: Row[] } {
	switch (entry.kind) {
		case "samples":
			return samplesRows(readDetails("samples", entry), entry);
		case "question":
			return questionRows(readDetails("question", entry), entry);
		case "application":
			return applicationRows(readDetails("application", entry), entry);
		case "appointment":
			return { chosen: [], typed: [] };
	}
}

function samplesRows({ boxes, total, ...to }: EntryDetails<"samples">, { locale }: Entry) {
	const { labels } = deskWords[locale].mail;
	const words: Readonly<Record<string, { name: string }>> = samplesWords[locale].boxes.each;
	const names = boxes.map((box) => words[box]?.name ?? box);
	const address = `${to.street} ${to.number}\n${to.postcode} ${to.city}\n${to.country}`;
	return {
		chosen: [[labels.boxes, names.join(", ")] as const, [labels.total, formatEuro(total, locale)] as const],
		typed: [[labels.address, address] as const],
	};
}

function questionRows({ subject, question }: EntryDetails<"question">, { locale }: Entry) {
	const { mail, subjects } = deskWords[locale];
	const { labels } = mail;
	const names: Readonly<Record<string, string>> = subjects;
	return {
		chosen: [[labels.subject, names[subject] ?? subject] as const],
		typed: [[labels.question, question] as const],
	};
}

function applicationRows({ vacancy, text, portfolio }: EntryDetails<"application">, { locale }: Entry) {
	const { labels, application } = deskWords[locale].mail;
	const name = vacancy === "open" ? application.open : (findVacancy(vacancy)?.name[locale] ?? vacancy);
	return {
		chosen: [[labels.vacancy, name] as const],
		typed: [[labels.text, text] as const, [labels.portfolio, portfolio] as const],
	};
}
