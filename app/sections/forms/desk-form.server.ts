import { data } from "react-router";
import { deskAnswer } from "../../../content/desk-answer.ts";
import type { Refused } from "../../../desk/http/desk-forms.ts";
import { honeypotField } from "../../../facts/site/honeypot.ts";
import { localeOfPath } from "../../../facts/site/locales.ts";
import { contentOf } from "../../content.server.ts";
import { publicConfig } from "../../public-config.server.ts";

/** What a form of the desk needs. */
export function deskForm(url: URL) {
	const locale = localeOfPath(url.pathname);
	const { apiBaseUrl, mails } = publicConfig;
	return {
		words: contentOf("form-words", locale),
		locale,
		apiBaseUrl,
		/** Without JavaScript it is sent to its own page. */
		action: url.pathname,
		/** Whether the desk really sends mails. */
		mails,
	};
}

/** Longer than any field may be. */
const mostTyped = 5000;

/**
 * What an action returns for a form that was refused: why, what is wrong with which field, what was typed, and what else
 * the page needs to show the form again.
 */
export function refuseDeskForm<More extends object>(
	refused: Refused,
	url: URL,
	fields: Record<string, unknown>,
	more: More,
) {
	const { status, sentence, retrySeconds, times } = refused;
	const locale = localeOfPath(url.pathname);
	const wrong = Object.entries(refused.fields ?? {}).map(([name, key]) => [name, deskAnswer(key, locale)]);
	const typed = Object.entries(fields).flatMap(([name, value]) => {
		// Lists are written as in addresses: boxes=wood,fenix.
		const text = [value].flat().filter((one) => typeof one === "string");
		return text.length > 0 && name !== honeypotField ? [[name, text.join(",").slice(0, mostTyped)]] : [];
	});
	const headers: HeadersInit = retrySeconds ? { "Retry-After": String(retrySeconds) } : {};
	return data(
		{
			problem: deskAnswer(sentence, locale),
			fields: Object.fromEntries(wrong) as Record<string, string>,
			typed: Object.fromEntries(typed) as Record<string, string>,
			times,
			...more,
		},
		{ status, headers },
	);
}
