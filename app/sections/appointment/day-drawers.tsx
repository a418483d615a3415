import { fill } from "../../../content/fill.ts";
import { formatDay, formatMonth, formatWeekday } from "../../../content/format-day.ts";
import type { Time } from "../../../desk/desk-forms.ts";
import type { FrontDesign } from "../../../facts/products/fronts.ts";
import type { Flavour } from "../../../facts/products/materials.ts";
import { useLocale } from "../../navigation/use-locale.ts";
import { Front } from "../../ui/front/front.tsx";
import pick from "../../ui/pick.module.css";
import styles from "./day-drawers.module.css";
import { clockOf, type DrawerDay, dayOfStart, weeksOf } from "./weeks.ts";

type DrawerWords = { label: string; times: string; free: string; freeOne: string };

type DayDrawersProps = {
	times: readonly Time[];
	/** The time that is chosen at first; its drawer is open. Without one it is the first drawer. */
	chosen?: string | undefined;
	design: FrontDesign;
	words: DrawerWords;
	/** The form that the choice belongs to. */
	form: string;
	/** Called when a time is picked; `byPointer` where it was not the keyboard. */
	onPick?: ((start: string, byPointer: boolean) => void) | undefined;
};

/** Each week is a row of drawers in one colour. */
const colours: readonly Flavour[] = [
	"tabasco",
	"honey",
	"butter",
	"mint",
	"roquefort",
	"blueberry",
	"aubergine",
	"tuna",
];

/**
 * The coming weeks as a wall of drawers, one for each day, with the day's free times inside. Days and times are radio
 * buttons and the style sheet shows what is in the open drawer, so it needs no script.
 */
export function DayDrawers({ times, chosen, design, words, form, onPick }: DayDrawersProps) {
	const locale = useLocale();
	const { weeks, weekdays } = weeksOf(times);
	const days = times.map(({ start }) => dayOfStart(start));
	const openDay = days.find((day) => chosen && day === dayOfStart(chosen)) ?? days[0];
	return (
		<fieldset className={styles.wall} style={{ "--columns": weekdays.length }}>
			<legend className="visually-hidden">{words.label}</legend>
			<div className={styles.weekdays} aria-hidden="true">
				{weeks[0]?.days.map(({ day }) => (
					<span key={day}>{formatWeekday(day, locale)}</span>
				))}
			</div>
			{weeks.map(({ monday, days }, position) => (
				<div key={monday} className={styles.week}>
					{days.map((day) => (
						<Drawer
							key={day.day}
							{...day}
							design={design}
							words={words}
							form={form}
							onPick={onPick}
							chosen={chosen}
							colour={colours[position % colours.length] ?? "oat"}
							open={day.day === openDay}
						/>
					))}
				</div>
			))}
		</fieldset>
	);
}

type DrawerProps = DrawerDay &
	Pick<DayDrawersProps, "design" | "words" | "form" | "onPick" | "chosen"> & {
		colour: Flavour;
		open: boolean;
	};

function Drawer({ day, times, design, words, form, onPick, chosen, colour, open }: DrawerProps) {
	const locale = useLocale();
	const date = formatDay(day, locale);
	const label = (
		<span className={styles.date} aria-hidden="true">
			<span className={styles.number}>{Number(day.slice(8))}</span>
			<span className={styles.month}>{formatMonth(day, locale)}</span>
		</span>
	);
	if (times.length === 0) {
		return (
			<div className={styles.closed}>
				<Front design="flush" material="oat" scaled>
					{label}
				</Front>
			</div>
		);
	}
	return (
		<div className={styles.day}>
			<label className={styles.drawer}>
				<input
					type="radio"
					name="day"
					value={day}
					form={form}
					defaultChecked={open}
					className={`cover-input ${styles.radio}`}
				/>
				<span className="visually-hidden">
					{fill(times.length === 1 ? words.freeOne : words.free, { day: date, count: String(times.length) })}
				</span>
				<Front design={design} material={colour} width={40} scaled inline className={styles.front}>
					{label}
				</Front>
			</label>
			<fieldset className={styles.inside}>
				<legend className="visually-hidden">{fill(words.times, { day: date })}</legend>
				<p className={styles.heading} aria-hidden="true">
					{date}
				</p>
				<div className={styles.times}>
					{times.map(({ start }) => (
						<label key={start} className={`${pick.pick} ${styles.time}`}>
							<input
								type="radio"
								className="cover-input"
								name="start"
								value={start}
								form={form}
								defaultChecked={start === chosen}
								// Choosing with the arrow keys sends clicks too, of which detail is 0.
								onClick={({ detail }) => onPick?.(start, detail > 0)}
							/>
							<span>{clockOf(start)}</span>
						</label>
					))}
				</div>
			</fieldset>
		</div>
	);
}
