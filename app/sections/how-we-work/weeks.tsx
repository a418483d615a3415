import { journey } from "../../../facts/costs/journey.ts";
import { Front } from "../../ui/front/front.tsx";
import styles from "./weeks.module.css";

const { min, max } = journey.production.leadTimeWeeks;
const weeks = Array.from({ length: max }, (_, position) => position + 1);

/** A slim front for every week: those that always pass, and those that depend on the material. */
export function Weeks() {
	return (
		<div className={styles.weeks} aria-hidden="true">
			{weeks.map((week) => (
				<Front key={week} design="flush" material={week <= min ? "tabasco" : "tuna"} scaled>
					<span className={styles.week} data-end={week === min || week === max || undefined}>
						{week}
					</span>
				</Front>
			))}
		</div>
	);
}
