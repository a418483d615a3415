import { fill } from "../../content/fill.ts";
import { formatEuro } from "../../content/format-figure.ts";
import { readBothLanguages } from "../../content/read-content.ts";
import { retentionDays } from "../../facts/company/retention.ts";
import { findVacancy } from "../../facts/company/vacancies.ts";
import { pathOf } from "../../facts/site/pages.ts";
import { formatEmail } from "../email.ts";
import type { Letter } from "../mail/letter.ts";
import type { CalendarFile } from "../mail/mail.ts";
import type { Application, Question } from "../messages/messages.ts";
import type { SampleOrder } from "../samples/order-samples.ts";
import type { Template } from "../store/schema.ts";
import { readDetails } from "./details.ts";
import type { Entry } from "./store-entry.ts";

const words = readBothLanguages("desk-words");
const samplesWords = readBothLanguages("samples");

type Fact = readonly [label: string, value: string];

/** A letter and where it goes; a reply to the studio's goes to the visitor, and the other way round. */
export type AddressedLetter = { to: "visitor" | "studio"; letter: Letter; calendar?: CalendarFile };

/** The mails about a sample order, a question or an application. Nothing that was typed is in the visitor's. */
export function entryLetter(template: Template, entry: Entry, siteUrl: string): AddressedLetter | undefined {
	if (entry.kind === "appointment") return undefined;
	const { locale, kind, reference } = entry;
	const { chosen, typed } = factsOf(entry);
	if (template === "notice") return { to: "studio", letter: noticeLetter(entry, [...chosen, ...typed]) };
	const { mail } = words[locale];
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
			facts: [[mail.reference, reference], ...chosen],
			button: { label: button, link: new URL(pathOf(page, locale), siteUrl).href },
			after: [fill(after, { days: String(retentionDays[kind]) })],
		},
	};
}

/**
 * What the studio is told about an entry: who, and then the facts; without fields that stayed empty, or that the form
 * did not have yet when the entry was stored.
 */
export function noticeLetter({ locale, kind, reference, name, email }: Entry, facts: readonly Fact[]): Letter {
	const { notice, labels, reference: number } = words[locale].mail;
	const title = fill(notice[kind], { reference });
	const filled = facts.filter(([, value]) => Boolean(value));
	return {
		locale,
		subject: title,
		preview: title,
		heading: title,
		text: [notice.text],
		facts: [[number, reference], [labels.name, name], [labels.email, formatEmail(email)], ...filled],
		footer: fill(notice.sender, { reference }),
	};
}

/** What was chosen from a list, and what was typed. */
function factsOf(entry: Entry): { chosen: Fact[]; typed: Fact[] } {
	const { kind, details } = readDetails(entry);
	if (kind === "samples") return samplesFacts(details, entry);
	if (kind === "question") return questionFacts(details, entry);
	return kind === "application" ? applicationFacts(details, entry) : { chosen: [], typed: [] };
}

function samplesFacts({ boxes, total, ...to }: SampleOrder, { locale }: Entry) {
	const { labels } = words[locale].mail;
	const names = boxes.map((box) => samplesWords[locale].boxes.each[box].name);
	const address = `${to.street} ${to.number}\n${to.postcode} ${to.city}\n${to.country}`;
	return {
		chosen: [[labels.boxes, names.join(", ")] as const, [labels.total, formatEuro(total, locale)] as const],
		typed: [[labels.address, address] as const],
	};
}

function questionFacts({ subject, question }: Question, { locale }: Entry) {
	const { labels } = words[locale].mail;
	return {
		chosen: [[labels.subject, words[locale].subjects[subject]] as const],
		typed: [[labels.question, question] as const],
	};
}

function applicationFacts({ vacancy, text, portfolio }: Application, { locale }: Entry) {
	const { labels, application } = words[locale].mail;
	const name = vacancy === "open" ? application.open : (findVacancy(vacancy)?.name[locale] ?? vacancy);
	return {
		chosen: [[labels.vacancy, name] as const],
		typed: [[labels.text, text] as const, [labels.portfolio, portfolio] as const],
	};
}
