import { type Finish, metals, sinks } from "../../../facts/products/sinks-and-taps.ts";
import { QueryLink } from "../../query-state/query-link.tsx";
import choices from "../../ui/choices.module.css";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel } from "../../ui/wall.tsx";
import styles from "./faucets-sinks.module.css";
import { finishParameter } from "./finish-query.ts";
import { SinkScene } from "./sink-scene.tsx";

type FinishPickerProps = {
	words: { choose: string; shown: string; note: string };
	finishes: Record<Finish, { name: string }>;
	finish: Finish;
};

/** The kitchen with the chosen finish, and the three finishes to choose from. */
export function FinishPicker({ words, finishes, finish }: FinishPickerProps) {
	return (
		<Panel width={140} className={styles.view}>
			<SinkScene finish={finish} />
			<nav className={`${styles.switch} screen-only`} aria-label={words.choose}>
				<ul>
					{sinks.map((one) => (
						<li key={one}>
							<QueryLink set={{ [finishParameter]: one }} className={choices.choice} current={one === finish}>
								<span
									className={styles.metal}
									style={{ "--body": metals[one].body, "--bright": metals[one].bright, "--shade": metals[one].shade }}
								/>
								{finishes[one].name}
							</QueryLink>
						</li>
					))}
				</ul>
			</nav>
			<p className={styles.note}>
				<span aria-live="polite">
					{words.shown}: <strong>{finishes[finish].name}</strong>.
				</span>{" "}
				<Sentence text={words.note} />
			</p>
		</Panel>
	);
}
