import { type WeekdayName, weekdayNames } from "../facts/company/dutch-time.ts";
import type { Hours, OpeningHours } from "../facts/company/opening-hours.ts";
import type { Locale } from "../facts/site/locales.ts";
import en from "./en/hours.yaml";
import { bcp47 } from "./format-figure.ts";
import nl from "./nl/hours.yaml";
import type { Content } from "./schemas/all.ts";

const words: Record<Locale, Content<"hours">> = { nl, en };

export type HoursRow = { days: string; hours: string };

/** Opening hours as rows for a table: ma–vr, 10:00–17:00. */
export function formatHours({ week, firstSaturday, closedDays = [] }: OpeningHours, locale: Locale): HoursRow[] {
	const say = words[locale];
	return [
		...daysBySpan(week.filter(({ byAppointment }) => !byAppointment)).map(({ days, span }) => ({
			days: formatDays(days, locale),
			hours: span,
		})),
		...daysBySpan(week.filter(({ byAppointment }) => byAppointment)).map(({ days, span }) => ({
			days: formatDays(days, locale),
			hours: `${span} ${say.byAppointment}`,
		})),
		...(firstSaturday ? [{ days: say.firstSaturday, hours: formatSpan(firstSaturday) }] : []),
		...(closedDays.length > 0 ? [{ days: formatDays(closedDays, locale), hours: say.closed }] : []),
	];
}

const formatSpan = ({ from, to }: Hours) => `${from}–${to}`;
const positionOf = (day: WeekdayName) => weekdayNames.indexOf(day);

/** The days that share their hours, in the order of the week. */
function daysBySpan(entries: OpeningHours["week"]): { days: WeekdayName[]; span: string }[] {
	const inOrder = entries.toSorted(
		(one, other) => positionOf(one.day) - positionOf(other.day) || one.from.localeCompare(other.from),
	);
	return [...Map.groupBy(inOrder, formatSpan)].map(([span, same]) => ({ days: same.map(({ day }) => day), span }));
}

/** Days in a row as one range, the others by name: ma, wo–vr. */
function formatDays(days: readonly WeekdayName[], locale: Locale): string {
	const ranges: number[][] = [];
	for (const position of days.map(positionOf).sort((one, other) => one - other)) {
		const range = ranges.at(-1);
		if (range?.at(-1) === position - 1) range.push(position);
		else ranges.push([position]);
	}
	return ranges
		.map((range) => [...new Set([range[0], range.at(-1)])].map((position = 0) => formatDay(position, locale)).join("–"))
		.join(", ");
}

/** 1 January 2024 was a Monday. */
function formatDay(position: number, locale: Locale): string {
	const date = new Date(Date.UTC(2024, 0, position + 1));
	return new Intl.DateTimeFormat(bcp47[locale], { weekday: "short", timeZone: "UTC" }).format(date);
}
