import { type ConfiguredAddresses, linkOf, type OwnPage, questionAbout } from "../facts/site/links.ts";
import type { Locale } from "../facts/site/locales.ts";
import { mailDrafts } from "../facts/site/mail-drafts.ts";
import { pathOf } from "../facts/site/pages.ts";
import enDrafts from "./en/mail-drafts.yaml";
import nlDrafts from "./nl/mail-drafts.yaml";
import type { Content } from "./schemas/all.ts";
import type { ParsedTarget } from "./targets.ts";

const words: Record<Locale, Content<"mail-drafts">> = { nl: nlDrafts, en: enDrafts };

/**
 * A target's address: a path of this site, a configured link or a mail. Undefined where it needs a setting that is not
 * set; links to it are then left out.
 */
export function resolveTarget(
	target: ParsedTarget,
	locale: Locale,
	addresses: ConfiguredAddresses,
): string | undefined {
	switch (target.kind) {
		case "page":
			return pathOf(target.key, locale) + target.hash;
		case "ask":
			return ownAddress(questionAbout(target.subject), locale);
		case "link": {
			const { fallback } = linkOf(target.name);
			return addresses.links[target.name] ?? (fallback === "absent" ? undefined : ownAddress(fallback, locale));
		}
		case "mail": {
			const mailbox = mailDrafts[target.name] === "jobs" ? addresses.jobsEmail : addresses.contactEmail;
			const { subject, body } = words[locale][target.name];
			return mailbox && `mailto:${encode(mailbox).replace("%40", "@")}?subject=${encode(subject)}&body=${encode(body)}`;
		}
	}
}

function ownAddress({ page, query, hash = "" }: OwnPage, locale: Locale): string {
	return `${pathOf(page, locale)}?${query}${hash}`;
}

/** Encodes round brackets too, since the address may stand in [label](address). Mail wants lines to end in CRLF. */
function encode(text: string): string {
	return encodeURIComponent(text.replaceAll("\n", "\r\n")).replaceAll("(", "%28").replaceAll(")", "%29");
}
