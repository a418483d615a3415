import { data } from "react-router";
import type { NewsletterRefused } from "../../../desk/http/desk-forms.ts";
import { localeOfPath } from "../../../facts/site/locales.ts";
import { pathOf } from "../../../facts/site/pages.ts";
import { contentOf } from "../../content.server.ts";
import { publicConfig } from "../../public-config.server.ts";

/** What a sign-up form needs. */
export function newsletterForm(url: URL) {
	const locale = localeOfPath(url.pathname);
	const { form, answers } = contentOf("newsletter-words", locale);
	const { apiBaseUrl } = publicConfig;
	return {
		words: { ...form, failed: answers.unavailable },
		locale,
		apiBaseUrl,
		/** Where the form is sent without JavaScript: to the newsletter's page, or to an API on another host. */
		action: URL.canParse(apiBaseUrl) ? `${apiBaseUrl}/newsletter` : pathOf("newsletter", locale),
	};
}

/** The token in the address of a page that a mail linked to; anything malformed counts as none. */
export function tokenOf(url: URL): string | undefined {
	return /^[\w-]{43}$/.exec(url.searchParams.get("token") ?? "")?.[0];
}

/** What an action returns for a form that was refused: why, and what was typed. */
export function refuseForm({ status, sentence, retrySeconds }: NewsletterRefused, url: URL, typed = "") {
	const problem = contentOf("newsletter-words", localeOfPath(url.pathname)).answers[sentence];
	const headers: HeadersInit = retrySeconds ? { "Retry-After": String(retrySeconds) } : {};
	return data({ problem, typed }, { status, headers });
}
