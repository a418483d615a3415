import { weekdayLabels } from "../editor-labels.ts";
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
					fault(`overlapt met de tijden van ${from} tot ${to} op dezelfde dag; verander er één`, "week", position),
				),
		]),
		...closedDays.flatMap((day, position) =>
			hasHours(day)
				? [fault(`is ${weekdayLabels[day]}, dat ook tijden heeft; haal het hier of daar weg`, "closedDays", position)]
				: [],
		),
		...workingDays
			.filter((day) => !closedDays.includes(day) && !hasHours(day))
			.map((day) =>
				fault(
					`zegt niets over ${weekdayLabels[day]}; voeg de tijden toe, of noem de dag bij Vaste sluitingsdagen (closedDays)`,
					"week",
				),
			),
		...(firstSaturday ? wrongOrder(firstSaturday, "firstSaturday", "to") : []),
		...(firstSaturday && hasHours("saturday")
			? [fault("staat naast tijden voor elke zaterdag; haal een van de twee weg", "firstSaturday")]
			: []),
	];
}

const fault = (problem: string, ...path: Path): HoursFault => ({ path, problem });

function wrongOrder({ from, to }: Hours, ...path: Path): HoursFault[] {
	return from < to ? [] : [fault(`is ${to}, niet na ${from}; schrijf hier de latere tijd`, ...path)];
}
