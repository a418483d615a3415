import { fitLetter } from "./fit-letter.ts";
import styles from "./front-letter.module.css";

/** How wide a letter's ink is on its front, and how heavy; chosen by eye so that narrow fronts do not clog. */
const inkShare = 0.76;
/** A frame takes this much of the front, in centimetres, and its letter may fill more of what is left. */
const framed = { rails: 12, inkShare: 0.86 };
const capHeightCm = 66;
const weightOf = (width: number) => (width < 60 ? 640 : width < 80 ? 720 : 800);

type FrontLetterProps = {
	letter: string;
	/** The width of its front in centimetres, on wide and on narrow screens. */
	width: number;
	narrow: number;
	/** Whether the front has a frame that the letter must stand inside. */
	inFrame?: boolean;
};

/** A capital that fills its front as a front fills its cabinet. Real text; a heading elsewhere says the whole word. */
export function FrontLetter({ letter, width, narrow, inFrame = false }: FrontLetterProps) {
	const ink = (cm: number) => (inFrame ? (cm - framed.rails) * framed.inkShare : cm * inkShare);
	const fitted = (cm: number) => fitLetter(letter, ink(cm) / capHeightCm, weightOf(cm));
	const [wide, slim] = [fitted(width), fitted(narrow)];
	return (
		<span
			className={styles.letter}
			aria-hidden="true"
			style={{
				"--stretch": `${wide.stretch}%`,
				"--shift": `${wide.shift}em`,
				"--weight": weightOf(width),
				"--slim-stretch": `${slim.stretch}%`,
				"--slim-shift": `${slim.shift}em`,
				"--slim-weight": weightOf(narrow),
			}}
		>
			{letter}
		</span>
	);
}
