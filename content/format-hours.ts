import { type WeekdayName, weekdayNames } from "../facts/company/dutch-time.ts";
import { type Hours, type OpeningHours, openingHours } from "../facts/company/opening-hours.ts";
import type { StudioKey } from "../facts/company/studios.ts";
import { mapValues } from "../facts/map-values.ts";
import type { Locale } from "../facts/site/locales.ts";
import en from "./en/hours.yaml";
import { formatWeekdayName } from "./format-figure.ts";
import nl from "./nl/hours.yaml";
import type { Content } from "./schemas/all.ts";

const words: Record<Locale, Content<"hours">> = { nl, en };

export type HoursRow = { days: string; hours: string };

/** The rows of both studios. */
export function studioHours(locale: Locale): Record<StudioKey, HoursRow[]> {
	return mapValues(openingHours, (hours) => formatHours(hours, locale));
}

/** Opening hours as rows for a table: ma–vr, 10:00–17:00. */
export function formatHours(
	{ week, firstSaturday, closedDays = [] }: OpeningHours,
	locale: Locale,
	labels = words[locale],
): HoursRow[] {
	return [
		...daysBySpan(week.filter(({ byAppointment }) => !byAppointment)).map(({ days, span }) => ({
			days: formatDays(days, locale),
			hours: span,
		})),
		...daysBySpan(week.filter(({ byAppointment }) => byAppointment)).map(({ days, span }) => ({
			days: formatDays(days, locale),
			hours: `${span} ${labels.byAppointment}`,
		})),
		...(firstSaturday ? [{ days: labels.firstSaturday, hours: formatSpan(firstSaturday) }] : []),
		...(closedDays.length > 0 ? [{ days: formatDays(closedDays, locale), hours: labels.closed }] : []),
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
	const ranges: WeekdayName[][] = [];
	for (const day of days.toSorted((one, other) => positionOf(one) - positionOf(other))) {
		const range = ranges.at(-1);
		const last = range?.at(-1);
		if (last && positionOf(last) === positionOf(day) - 1) range?.push(day);
		else ranges.push([day]);
	}
	return ranges
		.map((range) => [...new Set([...range.slice(0, 1), ...range.slice(-1)])])
		.map((ends) => ends.map((day) => formatWeekdayName(day, locale, "short")).join("–"))
		.join(", ");
}
