import { Sentence } from "./sentence.tsx";
import styles from "./steps.module.css";

/** Numbered steps. */
export function Steps({ steps }: { steps: readonly string[] }) {
	return (
		<ol className={styles.steps}>
			{steps.map((step) => (
				<li key={step}>
					<Sentence text={step} />
				</li>
			))}
		</ol>
	);
}
