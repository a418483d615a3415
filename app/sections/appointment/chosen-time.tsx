import { fill } from "../../../content/fill.ts";
import { formatDay } from "../../../content/format-day.ts";
import type { Words } from "../../../content/words.ts";
import { useLocale } from "../../navigation/use-locale.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import styles from "./appointment.module.css";
import type { AppointmentChoice } from "./appointment-query.ts";
import { clockOf, dayOfStart } from "./weeks.ts";

type ChosenTimeProps = { choice: AppointmentChoice; words: Words<"appointment"> };

/** The chosen meeting, studio and time in words, also in the visitor's own time zone. */
export function ChosenTime({ choice: { type, studio, start }, words }: ChosenTimeProps) {
	const locale = useLocale();
	const here = useHydrated() && start ? visitorTime(start) : undefined;
	return (
		<output className={styles.chosen} data-chosen={start ? "" : undefined}>
			{words.kinds[type].name}, {words.studios[studio]}
			{start && (
				<strong>{fill(words.form.chosen, { day: formatDay(dayOfStart(start), locale), time: clockOf(start) })}</strong>
			)}
			{here && <span>{fill(words.days.zoneHere, { time: here.time, day: formatDay(here.day, locale) })}</span>}
		</output>
	);
}

/** Day and time on the visitor's clock, where it differs from the Dutch one. */
function visitorTime(start: string): { day: string; time: string } | undefined {
	const instant = new Date(start);
	const localTime = new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000).toISOString();
	const [day, time] = [localTime.slice(0, 10), localTime.slice(11, 16)];
	return day === dayOfStart(start) && time === clockOf(start) ? undefined : { day, time };
}
