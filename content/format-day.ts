import type { Day } from "../facts/company/dutch-time.ts";
import type { Locale } from "../facts/site/locales.ts";
import { bcp47 } from "./format-figure.ts";

/** dinsdag 24 november, Tuesday 24 November */
export const formatDay = (day: Day, locale: Locale): string =>
	formatDate(day, { weekday: "long", day: "numeric", month: "long" }, locale).replace(",", "");

/** nov */
export const formatMonth = (day: Day, locale: Locale): string =>
	formatDate(day, { month: "short" }, locale).replace(".", "").slice(0, 3);

/** di, Tue */
export const formatWeekday = (day: Day, locale: Locale): string => formatDate(day, { weekday: "short" }, locale);

export function formatDate(day: Day, options: Intl.DateTimeFormatOptions, locale: Locale): string {
	return new Intl.DateTimeFormat(bcp47[locale], { ...options, timeZone: "UTC" }).format(new Date(day));
}
