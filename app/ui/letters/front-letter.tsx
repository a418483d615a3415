import type { FrontFit } from "./fit-front.ts";
import styles from "./front-letter.module.css";

/** A capital that fills its front as a front fills its cabinet. Real text; a heading elsewhere says the whole word. */
export function FrontLetter({ letter, wide, slim }: { letter: string } & FrontFit) {
	return (
		<span
			className={styles.letter}
			aria-hidden="true"
			style={{
				"--stretch": `${wide.stretch}%`,
				"--shift": `${wide.shift}em`,
				"--weight": wide.weight,
				"--slim-stretch": `${slim.stretch}%`,
				"--slim-shift": `${slim.shift}em`,
				"--slim-weight": slim.weight,
			}}
		>
			{letter}
		</span>
	);
}
