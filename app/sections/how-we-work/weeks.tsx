import { Front } from "../../ui/front/front.tsx";
import styles from "./weeks.module.css";

type WeeksProps = {
	/** The least and the most weeks it takes. */
	min: number;
	max: number;
	/** The labels of these two. */
	atLeast?: string;
	atMost?: string;
};

/** A front for every week, sixteen to a row (eight on phones): those it always takes, and those it may take. */
export function Weeks({ min, max, atLeast, atMost }: WeeksProps) {
	const weeks = Array.from({ length: max }, (_, position) => position + 1);
	return (
		<div className={`screen-only ${styles.weeks}`} aria-hidden="true">
			{atLeast && (
				<p data-flavour="tabasco" style={{ "--weeks": min }}>
					{atLeast}
				</p>
			)}
			{atMost && (
				<p data-flavour="tuna" style={{ "--weeks": max - min }}>
					{atMost}
				</p>
			)}
			{weeks.map((week) => (
				<Front key={week} design="flush" material={week <= min ? "tabasco" : "tuna"} scaled>
					<span className={styles.week}>{week}</span>
				</Front>
			))}
		</div>
	);
}
