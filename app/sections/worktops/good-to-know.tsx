import { ActionList } from "../../ui/action-list.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import type { WorktopsWords } from "./edges.tsx";
import styles from "./worktops.module.css";

/** What holds for every worktop, and the next step. */
export function GoodToKnow({ words }: { words: WorktopsWords }) {
	const { good, next } = words;
	return (
		<section>
			<Wall>
				{good.map(({ heading, text }) => (
					<Panel key={heading} width={80} flavour="roquefort" className={styles.fact}>
						<h3>{heading}</h3>
						<p>
							<Sentence text={text} />
						</p>
					</Panel>
				))}
				<Panel width={240} flavour="night" className={styles.next}>
					<h2>{next.heading}</h2>
					<div className={styles.nextText}>
						<p>
							<Sentence text={next.text} />
						</p>
						<ActionList actions={next.actions} />
					</div>
				</Panel>
			</Wall>
		</section>
	);
}
