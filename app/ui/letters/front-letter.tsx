import type { FrontFit } from "./fit-front.ts";
import styles from "./front-letter.module.css";

/** A capital that fills its front. A heading elsewhere has the whole word. */
export function FrontLetter({ letter, wide, slim, cap, drop }: { letter: string } & FrontFit) {
	return (
		<span
			className={styles.letter}
			aria-hidden="true"
			style={{
				"--stretch": `${wide.stretch}%`,
				"--shift": `${wide.shift}em`,
				"--weight": wide.weight,
				...(slim && {
					"--slim-stretch": `${slim.stretch}%`,
					"--slim-shift": `${slim.shift}em`,
					"--slim-weight": slim.weight,
				}),
				"--cap": cap,
				"--drop": drop && `${drop}em`,
			}}
		>
			{letter}
		</span>
	);
}
