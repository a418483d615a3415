import { linkOf, type Services } from "../facts/site/links.ts";
import type { Locale } from "../facts/site/locales.ts";
import { type MailName, mails } from "../facts/site/mails.ts";
import { pathOf } from "../facts/site/pages.ts";
import enMails from "./en/mails.ts";
import nlMails from "./nl/mails.ts";
import type { ParsedTarget } from "./targets.ts";

const words = { nl: nlMails, en: enMails };

/** Where a target leads today: a path of ours, a configured service, a mail, or else the contact page. */
export function resolveTarget(target: ParsedTarget, locale: Locale, services: Services): string {
	if (target.kind === "page") return pathOf(target.key, locale) + target.hash;
	if (target.kind === "mail") return mailAddress(target.name, locale, services);
	const configured = services.links[target.name];
	if (configured) return configured;
	const { otherwise } = linkOf(target.name);
	return otherwise === "contact-page" ? pathOf("contact", locale) : mailAddress(otherwise.mail, locale, services);
}

function mailAddress(name: MailName, locale: Locale, services: Services): string {
	const mailbox = mails[name] === "jobs" ? services.jobsEmail : services.contactEmail;
	if (!mailbox) return pathOf("contact", locale);
	const { subject, body } = words[locale][name];
	return `mailto:${encode(mailbox).replace("%40", "@")}?subject=${encode(subject)}&body=${encode(body)}`;
}

/** Encodes round brackets too, since the address may stand in [label](address). Mail wants lines to end in CRLF. */
function encode(text: string): string {
	return encodeURIComponent(text.replaceAll("\n", "\r\n")).replaceAll("(", "%28").replaceAll(")", "%29");
}
