import type { Locale } from "../../facts/site/locales.ts";
import { pathOf } from "../../facts/site/pages.ts";
import type { Booked } from "./find-appointment.ts";

/** The page on which an appointment is moved or cancelled. */
export function manageLink(token: string, locale: Locale, siteUrl: string): string {
	const page = new URL(pathOf("appointment-manage", locale), siteUrl);
	page.searchParams.set("token", token);
	return page.href;
}

/** The page on which another appointment of the same kind is made. */
export function bookingLink({ entry, appointment }: Booked, siteUrl: string): string {
	const page = new URL(pathOf("appointment", entry.locale), siteUrl);
	page.searchParams.set("type", appointment.type);
	page.searchParams.set("studio", appointment.studio);
	return page.href;
}
