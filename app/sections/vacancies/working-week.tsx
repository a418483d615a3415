import type { ShownVacancy } from "./describe-vacancy.ts";
import styles from "./vacancies.module.css";

/** A week of forty hours as bars: the fewest and most hours of the vacancy, and from where an e-bike is offered. */
export function WorkingWeek({ week }: Pick<ShownVacancy, "week">) {
	const { min, max = weekHours, eBikeAbove } = week;
	return (
		<div className={styles.week} aria-hidden="true">
			{Array.from({ length: weekHours }, (_, hour) => (
				<span
					// biome-ignore lint/suspicious/noArrayIndexKey: hours never change places
					key={hour}
					className={styles.hour}
					data-hour={hour < min ? "always" : hour < max ? "perhaps" : "never"}
					data-bike={eBikeAbove === hour ? "" : undefined}
				/>
			))}
			{eBikeAbove !== undefined && (
				<svg className={styles.bike} viewBox="0 0 80 50" aria-hidden="true" style={{ "--at": eBikeAbove / weekHours }}>
					<g fill="none" stroke="currentColor" strokeWidth="4">
						<circle cx="16" cy="34" r="13" />
						<circle cx="64" cy="34" r="13" />
						<path d="M16 34 30 14h26l8 20M30 14l8 20h-22M38 34l18-20M56 14l-3-9h9M24 12h11" />
					</g>
				</svg>
			)}
		</div>
	);
}

/** How many hours are drawn; those above the vacancy's most stay empty. */
const weekHours = 40;
