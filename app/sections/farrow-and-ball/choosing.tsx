import { Front } from "../../ui/front/front.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import styles from "./farrow-and-ball.module.css";
import { paint } from "./paint.ts";

type ChoosingProps = { words: { heading: string; text: string; steps: readonly string[] } };

/** One painted front in three lights, and how to choose in five steps. */
export function Choosing({ words }: ChoosingProps) {
	return (
		<section>
			<Wall>
				<Panel width={140} className={styles.choosing}>
					<h2>{words.heading}</h2>
					<p className={styles.lead}>{words.text}</p>
					<ol>
						{words.steps.map((step) => (
							<li key={step}>{step}</li>
						))}
					</ol>
				</Panel>
				<Panel width={100} className={styles.lights}>
					{["morning", "noon", "lamp"].map((light) => (
						<div key={light} className={styles.light} data-light={light}>
							<Front design="framed" material="painted" colour={paint.sky} width={40} className={styles.lit} />
						</div>
					))}
				</Panel>
			</Wall>
		</section>
	);
}
