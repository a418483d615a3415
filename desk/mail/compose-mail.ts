import { renderToStaticMarkup } from "react-dom/server";
import { brand } from "../../content/brand.ts";
import en from "../../content/en/newsletter-words.ts";
import { fillFigures } from "../../content/fill-figures.ts";
import nl from "../../content/nl/newsletter-words.ts";
import type { Locale } from "../../facts/site/locales.ts";
import { pathOf } from "../../facts/site/pages.ts";
import type { Mail } from "./mail.ts";
import { template } from "./template.ts";

const words = { nl: nl.mail, en: en.mail };

export type MailRequest = {
	id: string;
	to: string;
	locale: Locale;
	kind: "confirm" | "already";
	tokens: { confirm: string; unsubscribe: string };
	siteUrl: string;
	/** Where the API is reachable: a whole address, or a path on the site. */
	apiBaseUrl: string;
	date: number;
};

/** Fills a mail's words and links in. Nothing in it is text that a visitor typed, except the recipient. */
export function composeMail({ id, to, locale, kind, tokens, siteUrl, apiBaseUrl, date }: MailRequest): Mail {
	const { unsubscribe, sender } = words[locale];
	const part = withFigures(words[locale][kind], locale);
	const address = (path: string, token?: string) => {
		const url = new URL(path, siteUrl);
		if (token) url.searchParams.set("token", token);
		return url.href;
	};
	const link =
		kind === "confirm"
			? address(pathOf("newsletter-confirm", locale), tokens.confirm)
			: address(pathOf("gallery", locale));
	const leave = address(pathOf("newsletter-unsubscribe", locale), tokens.unsubscribe);
	const html = renderToStaticMarkup(template({ locale, words: part, sender, unsubscribe, link, leave, home: siteUrl }));
	const text = [
		brand,
		part.heading,
		part.text,
		`${part.button}:\n${link}`,
		part.expiry,
		part.mistake,
		"--",
		`${sender}\n${unsubscribe}: ${leave}`,
	].join("\n\n");
	return {
		id,
		to,
		messageId: `<${id}@${new URL(siteUrl).hostname}>`,
		date,
		subject: part.subject,
		html: `<!DOCTYPE html>${html}`,
		text: `${text}\n`,
		link,
		unsubscribe: address(
			`${apiBaseUrl.replace(/\/$/, "")}/newsletter/unsubscribe?locale=${locale}`,
			tokens.unsubscribe,
		),
	};
}

type Part = (typeof words)["nl"]["confirm"];

function withFigures(part: Part, locale: Locale): Part {
	return { ...part, expiry: fillFigures(part.expiry, locale), mistake: fillFigures(part.mistake, locale) };
}
