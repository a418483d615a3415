import { fill } from "../../../content/fill.ts";
import { formatDay } from "../../../content/format-day.ts";
import type { Words } from "../../../content/words.ts";
import type { Time } from "../../../desk/desk-forms.ts";
import { useLocale } from "../../navigation/use-locale.ts";
import pick from "../../ui/pick.module.css";
import styles from "./appointment.module.css";
import { clockOf, dayOfStart } from "./weeks.ts";

type NearbyTimesProps = {
	times: readonly Time[];
	words: Words<"appointment">;
	onPick: (start: string) => void;
};

/** Free times near one that somebody else took meanwhile. */
export function NearbyTimes({ times, words, onPick }: NearbyTimesProps) {
	const locale = useLocale();
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
