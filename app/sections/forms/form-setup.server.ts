import { localeOfPath } from "../../../facts/site/locales.ts";
import { wordsOf } from "../../content.server.ts";
import { publicConfig } from "../../public-config.server.ts";

/** Loads the words and settings of a form of the desk. */
export function loadFormSetup(url: URL) {
	const locale = localeOfPath(url.pathname);
	const { apiBaseUrl, sendsMail } = publicConfig;
	return {
		words: wordsOf("form-words", locale),
		apiBaseUrl,
		/** Without JavaScript it is sent to its own page. */
		action: url.pathname,
		/** Whether a mail server is configured. */
		sendsMail,
	};
}
