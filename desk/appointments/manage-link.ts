import type { Locale } from "../../facts/site/locales.ts";

const paths: Record<Locale, string> = { nl: "/afspraak/beheren", en: "/en/appointment/manage" };

/** The page on which an appointment is moved or cancelled. */
export function manageLink(token: string, locale: Locale, siteUrl: string): string {
	const page = new URL(paths[locale], siteUrl);
	page.searchParams.set("token", token);
	return page.href;
}
