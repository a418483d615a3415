import { ActionList } from "../../ui/action-list.tsx";
import { Front } from "../../ui/front/front.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import styles from "./home.module.css";

type Block = { heading: string; text: string; action: { label: string; to: string } };

/** Why we do it, what you can hold in your hands, and where to see it. */
export function Closing({ story, samples, studios }: { story: Block; samples: Block; studios: Block }) {
	return (
		<section>
			<Wall>
				<Panel width={140} flavour="aubergine" className={styles.story}>
					<h2>{story.heading}</h2>
					<p className={styles.lead}>
						<Sentence text={story.text} />
					</p>
					<ActionList actions={[story.action]} />
				</Panel>
				<Panel width={100} flavour="tuna" className={styles.samples}>
					<div className={styles.flatlay} aria-hidden="true">
						<Front design="flush" material="tabasco" />
						<Front design="flush" material="oak-natural" />
						<Front design="flush" material="blueberry" />
						<Front design="flush" material="butter" />
					</div>
					<h3>{samples.heading}</h3>
					<p>
						<Sentence text={samples.text} />
					</p>
					<ActionList actions={[samples.action]} />
				</Panel>
				<Panel width={140} flavour="tabasco" className={styles.visit}>
					<h2>{studios.heading}</h2>
				</Panel>
				<Panel width={100} flavour="butter" className={styles.visitText}>
					<p className={styles.lead}>
						<Sentence text={studios.text} />
					</p>
					<ActionList actions={[studios.action]} />
				</Panel>
			</Wall>
		</section>
	);
}
