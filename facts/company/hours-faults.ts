import type { WeekdayName } from "./dutch-time.ts";
import type { Hours, OpeningHours } from "./opening-hours.ts";

type Path = [string, ...(string | number)[]];
type HoursFault = { path: Path; problem: string };

const workingDays: readonly WeekdayName[] = ["monday", "tuesday", "wednesday", "thursday", "friday"];

/** Gaps and contradictions in the hours of one studio, each with its place in them. */
export function hoursFaults({ week, closedDays = [], firstSaturday }: OpeningHours): HoursFault[] {
	const hasHours = (day: WeekdayName) => week.some((one) => one.day === day);
	return [
		...week.flatMap((one, position) => [
			...wrongOrder(one, "week", position, "to"),
			...week
				.slice(0, position)
				.filter(({ day, from, to }) => day === one.day && from < one.to && one.from < to)
				.map(({ from, to }) =>
					fault(`overlaps with the hours from ${from} to ${to} on ${one.day}; change one of the two`, "week", position),
				),
		]),
		...closedDays.flatMap((day, position) =>
			hasHours(day) ? [fault(`is ${day}, which has hours too; remove it here or there`, "closedDays", position)] : [],
		),
		...workingDays
			.filter((day) => !closedDays.includes(day) && !hasHours(day))
			.map((day) => fault(`says nothing about ${day}; add its hours, or add it to closedDays`, "week")),
		...(firstSaturday ? wrongOrder(firstSaturday, "firstSaturday", "to") : []),
		...(firstSaturday && hasHours("saturday")
			? [fault("is said beside hours for every saturday; remove one of the two", "firstSaturday")]
			: []),
	];
}

const fault = (problem: string, ...path: Path): HoursFault => ({ path, problem });

function wrongOrder({ from, to }: Hours, ...path: Path): HoursFault[] {
	return from < to ? [] : [fault(`is ${to}, not after ${from}; write the later time here`, ...path)];
}
