import type { Hours, OpeningHours, Weekday } from "../facts/company/studios.ts";
import type { Locale } from "../facts/site/locales.ts";
import en from "./en/hours.ts";
import { bcp47 } from "./format-figure.ts";
import nl from "./nl/hours.ts";

const words = { nl, en };

export type HoursRow = { days: string; hours: string };

/** Opening hours as rows for a table: ma–vr, 10:00–17:00. */
export function formatHours({ open, firstSaturday, byAppointment, closed }: OpeningHours, locale: Locale): HoursRow[] {
	const say = words[locale];
	const rows = [{ days: writeDays(open.days, locale), hours: span(open.hours) }];
	rows.push({
		days: writeDays(byAppointment.days, locale),
		hours: `${span(byAppointment.hours)} ${say.byAppointment}`,
	});
	if (firstSaturday) rows.push({ days: say.firstSaturday, hours: span(firstSaturday) });
	if (closed) rows.push({ days: writeDays([closed], locale), hours: say.closed });
	return rows;
}

const span = ({ from, to }: Hours) => `${from}–${to}`;

function writeDays(days: readonly Weekday[], locale: Locale): string {
	const [first, last] = [days[0], days.at(-1)].map((day) => writeDay(day ?? 1, locale));
	return first === last ? `${first}` : `${first}–${last}`;
}

/** 1 January 2024 was a Monday. */
function writeDay(day: Weekday, locale: Locale): string {
	const date = new Date(Date.UTC(2024, 0, day));
	return new Intl.DateTimeFormat(bcp47[locale], { weekday: "short", timeZone: "UTC" }).format(date);
}
