import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import styles from "./vacancies.module.css";

type ApplyingProps = {
	how: { heading: string; steps: readonly string[] };
	ask: { heading: string; text: string };
};

/** How to apply, and why questions are welcome. */
export function Applying({ how, ask }: ApplyingProps) {
	return (
		<section>
			<Wall>
				<Panel width={160} flavour="butter" className={styles.text}>
					<h2>{how.heading}</h2>
					<ol className={styles.steps}>
						{how.steps.map((step) => (
							<li key={step}>
								<Sentence text={step} />
							</li>
						))}
					</ol>
				</Panel>
				<Panel width={80} flavour="tuna" className={styles.text}>
					<h2 className={styles.narrow}>{ask.heading}</h2>
					<p>
						<Sentence text={ask.text} />
					</p>
				</Panel>
			</Wall>
		</section>
	);
}
