import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { ClosingPanel } from "../closing-panel.tsx";
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
				<ClosingPanel words={next} actions={next.actions} width={240} flavour="night" />
			</Wall>
		</section>
	);
}
