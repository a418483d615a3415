import { fitWord } from "./fit-word.ts";
import styles from "./front-word.module.css";

/** A word in capitals that is as wide as what it stands on, which must be a size container. Only to look at. */
export function FrontWord({ word, stretch = 90 }: { word: string; stretch?: number }) {
	return (
		<span
			className={styles.word}
			aria-hidden="true"
			style={{ "--stretch": `${stretch}%`, "--size": fitWord(word, stretch, 800) }}
		>
			{word}
		</span>
	);
}
