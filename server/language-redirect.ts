import { languageCookie } from "../facts/site/browser-storage.ts";
import { languageParameter, localeOfPath } from "../facts/site/locales.ts";

/** For the language switch: sets the cookie and redirects to the page. Undefined for other addresses. */
export function findLanguageRedirect(
	path: string,
	query: string,
	{ secure }: { secure: boolean },
): { location: string; cookie: string } | undefined {
	const parameters = new URLSearchParams(query);
	const language = localeOfPath(path);
	if (parameters.get(languageParameter) !== language) return undefined;
	parameters.delete(languageParameter);
	const { name, maxAgeSeconds } = languageCookie;
	return {
		location: parameters.size === 0 ? path : `${path}?${parameters}`,
		cookie: `${name}=${language}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${secure ? "; Secure" : ""}`,
	};
}
