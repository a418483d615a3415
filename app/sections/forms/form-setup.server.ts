import type { Locale } from "../../../facts/site/locales.ts";
import { wordsOf } from "../../content.server.ts";
import { publicConfig } from "../../public-config.server.ts";

/** Loads the words and settings of a form of the desk. */
export function loadFormSetup(locale: Locale) {
	const { apiBaseUrl, sendsMail } = publicConfig;
	return {
		words: wordsOf("form-words", locale),
		apiBaseUrl,
		/** Whether a mail server is configured. */
		sendsMail,
	};
}
