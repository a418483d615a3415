import type { Locale } from "../../facts/site/locales.ts";
import type { Booked } from "./find-appointment.ts";

const bookingPaths: Record<Locale, string> = { nl: "/afspraak", en: "/en/appointment" };
const managePaths: Record<Locale, string> = { nl: "/afspraak/beheren", en: "/en/appointment/manage" };

/** The page on which an appointment is moved or cancelled. */
export function manageLink(token: string, locale: Locale, siteUrl: string): string {
	const page = new URL(managePaths[locale], siteUrl);
	page.searchParams.set("token", token);
	return page.href;
}

/** The page on which another appointment of the same kind is made. */
export function bookingLink({ entry, appointment }: Booked, siteUrl: string): string {
	const page = new URL(bookingPaths[entry.locale], siteUrl);
	page.searchParams.set("type", appointment.type);
	page.searchParams.set("studio", appointment.studio);
	return page.href;
}
