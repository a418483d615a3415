import type { Time } from "../../../desk/desk-forms.ts";
import { type Day, dayAfter, type Weekday, weekdayOf } from "../../../facts/company/dutch-time.ts";

export type DrawerDay = { day: Day; times: readonly Time[] };
export type Week = { monday: Day; days: DrawerDay[] };

/** The day and the clock time of a start, as they are in the Netherlands. */
export const dayOfStart = (start: string): Day => start.slice(0, 10);
export const clockOf = (start: string): string => start.slice(11, 16);

/** The free times by week, from the first to the last week that has one, and the weekdays to show. */
export function weeksOf(times: readonly Time[]): { weeks: Week[]; weekdays: Weekday[] } {
	const byDay = Map.groupBy(times, ({ start }) => dayOfStart(start));
	const days = [...byDay.keys()].sort();
	const [first, last] = [days[0], days.at(-1)];
	if (!first || !last) return { weeks: [], weekdays: [] };
	const latest = Math.max(5, ...days.map(weekdayOf));
	const weekdays = ([1, 2, 3, 4, 5, 6, 7] as const).filter((weekday) => weekday <= latest);
	const weeks: Week[] = [];
	for (let monday = mondayOf(first); monday <= last; monday = dayAfter(monday, 7)) {
		weeks.push({
			monday,
			days: weekdays.map((weekday) => {
				const day = dayAfter(monday, weekday - 1);
				return { day, times: byDay.get(day) ?? [] };
			}),
		});
	}
	return { weeks, weekdays };
}

const mondayOf = (day: Day): Day => dayAfter(day, 1 - weekdayOf(day));
