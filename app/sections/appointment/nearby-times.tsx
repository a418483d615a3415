import { fill } from "../../../content/fill.ts";
import { formatDay } from "../../../content/format-day.ts";
import type { Words } from "../../../content/words.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import pick from "../../ui/pick.module.css";
import styles from "./appointment.module.css";
import { clockOf, dayOfStart, type Time } from "./weeks.ts";

type NearbyTimesProps = {
	times: readonly Time[];
	words: Words<"appointment">;
	locale: Locale;
	onPick: (start: string) => void;
};

/** Free times near one that somebody else took meanwhile. */
export function NearbyTimes({ times, words, locale, onPick }: NearbyTimesProps) {
	if (times.length === 0) return null;
	return (
		<div className={styles.nearby} data-nearby="">
			<strong>{words.form.nearby}</strong>
			{times.slice(0, 4).map(({ start }) => (
				<label key={start} className={pick.pick}>
					<input type="radio" className="cover-input" name="start" value={start} onChange={() => onPick(start)} />
					{fill(words.form.chosen, { day: formatDay(dayOfStart(start), locale), time: clockOf(start) })}
				</label>
			))}
		</div>
	);
}
