import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import styles from "./vacancies.module.css";

type ApplyingProps = {
	how: { heading: string; steps: readonly string[] };
};

/** How to apply. */
export function Applying({ how }: ApplyingProps) {
	return (
		<section>
			<Wall>
				<Panel width={240} flavour="butter" className={styles.text}>
					<h2>{how.heading}</h2>
					<ol className={styles.steps}>
						{how.steps.map((step) => (
							<li key={step}>
								<Sentence text={step} />
							</li>
						))}
					</ol>
				</Panel>
			</Wall>
		</section>
	);
}
