import { ActionList } from "../../ui/action-list.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { DrawnKitchen } from "../drawn-kitchen/drawn-kitchen.tsx";
import styles from "./faq.module.css";

type FaqClosingProps = {
	words: { heading: string; text: string };
	actions: readonly { label: string; to: string }[];
};

/** For visitors who did not find their question. */
export function FaqClosing({ words, actions }: FaqClosingProps) {
	return (
		<section className={styles.closing}>
			<Wall>
				<Panel width={120} className={styles.scene}>
					<DrawnKitchen design="own" material="honey" worktop="marble" wall="blueberry" prop="hen" tall />
				</Panel>
				<Panel width={120} flavour="accent" className={styles.ask}>
					<h2>{words.heading}</h2>
					<p className={styles.lead}>
						<Sentence text={words.text} />
					</p>
					<ActionList actions={actions} />
				</Panel>
			</Wall>
		</section>
	);
}
