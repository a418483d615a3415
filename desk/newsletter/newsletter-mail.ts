import { readPlainWords } from "../../content/read-plain-words.ts";
import type { Locale } from "../../facts/site/locales.ts";
import { pathOf } from "../../facts/site/pages.ts";
import type { Context } from "../context.ts";
import { composeMail } from "../mail/letter.ts";
import type { Mail } from "../mail/mail.ts";
import type { Site } from "../outbox/deliver.ts";
import type { Delivery } from "../outbox/queue.ts";
import { rules } from "../rules.ts";
import { createToken } from "../token.ts";

const words = readPlainWords("newsletter-words");

export type NewsletterMail = Pick<Site, "siteUrl" | "apiBaseUrl"> & {
	id: string;
	to: string;
	locale: Locale;
	kind: "confirm" | "already";
	tokens: { confirm: string; unsubscribe: string };
	date: number;
};

/** Contains no text that a visitor typed, except the recipient. */
export function newsletterMail({ id, to, locale, kind, tokens, siteUrl, apiBaseUrl, date }: NewsletterMail): Mail {
	const { unsubscribe, sender } = words[locale].mail;
	const { subject, preview, heading, text, button, expiry, mistake } = words[locale].mail[kind];
	const address = (path: string, token?: string) => {
		const url = new URL(path, siteUrl);
		if (token) url.searchParams.set("token", token);
		return url.href;
	};
	const link =
		kind === "confirm"
			? address(pathOf("newsletter-confirm", locale), tokens.confirm)
			: address(pathOf("gallery", locale));
	const letter = {
		locale,
		subject,
		preview,
		heading,
		text: [text],
		button: { label: button, link },
		after: [expiry, mistake],
		footer: sender,
		unsubscribeLink: {
			label: unsubscribe,
			link: address(pathOf("newsletter-unsubscribe", locale), tokens.unsubscribe),
		},
	};
	const oneClick = `${apiBaseUrl}/newsletter/unsubscribe?locale=${locale}`;
	return composeMail(letter, { id, to, siteUrl, date, unsubscribe: address(oneClick, tokens.unsubscribe) });
}

/**
 * Creates the tokens when the mail leaves, because only hashes may be stored. A second try creates new ones; the first
 * stay valid in case that mail arrived after all.
 */
export async function prepareNewsletterMail(
	delivery: Pick<Delivery, "id" | "consent_id">,
	{ siteUrl, apiBaseUrl }: Site,
	context: Context,
): Promise<Mail | undefined> {
	const { db } = context.database;
	const found = await db
		.selectFrom("consents")
		.innerJoin("subscribers", "subscribers.id", "consents.subscriber_id")
		.select(["subscribers.id", "email", "status", "locale"])
		.where("consents.id", "=", delivery.consent_id)
		// Skip addresses that unsubscribed meanwhile.
		.where("withdrawn_at", "is", null)
		.executeTakeFirst();
	if (!found || !delivery.consent_id) return undefined;
	const [confirm, unsubscribe] = [createToken(context.random), createToken(context.random)];
	const row = { subscriber_id: found.id, consent_id: delivery.consent_id };
	await db
		.insertInto("tokens")
		.values([
			{ ...row, hash: confirm.hash, kind: "confirm", expires_at: context.now() + rules.linkMs },
			{ ...row, hash: unsubscribe.hash, kind: "unsubscribe", expires_at: null },
		])
		.execute();
	const kind = found.status === "confirmed" ? "already" : "confirm";
	const tokens = { confirm: confirm.token, unsubscribe: unsubscribe.token };
	return newsletterMail({
		id: delivery.id,
		to: found.email,
		locale: found.locale,
		kind,
		tokens,
		siteUrl,
		apiBaseUrl,
		date: context.now(),
	});
}
