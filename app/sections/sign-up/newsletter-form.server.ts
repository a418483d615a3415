import { deskMessage } from "../../../content/desk-message.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import { pathOf } from "../../../facts/site/pages.ts";
import { wordsOf } from "../../content.server.ts";
import { publicConfig } from "../../public-config.server.ts";

/** The data of a sign-up form. */
export function newsletterForm(locale: Locale) {
	const { form } = wordsOf("newsletter-words", locale);
	const { apiBaseUrl } = publicConfig;
	return {
		words: { ...form, failed: deskMessage("unavailable", locale) },
		apiBaseUrl,
		/** Where the form is sent without JavaScript: to the newsletter's page, or to an API on another host. */
		action: URL.canParse(apiBaseUrl) ? `${apiBaseUrl}/newsletter` : pathOf("newsletter", locale),
	};
}
