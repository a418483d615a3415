import { ActionList } from "../../ui/action-list.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { DrawnKitchen } from "../drawn-kitchen/drawn-kitchen.tsx";
import styles from "./samples.module.css";

type ClosingProps = { words: { heading: string; text: string; actions: readonly { label: string; to: string }[] } };

/** Where the samples lead: to the studio. */
export function Closing({ words }: ClosingProps) {
	return (
		<section>
			<Wall>
				<Panel width={140} className={styles.kitchen}>
					<DrawnKitchen design="pull" material="cherry" worktop="marble-composite" wall="roquefort" tall prop="cake" />
				</Panel>
				<Panel width={100} flavour="aubergine" className={styles.nextText}>
					<h2>{words.heading}</h2>
					<p>
						<Sentence text={words.text} />
					</p>
					<ActionList actions={words.actions} />
				</Panel>
			</Wall>
		</section>
	);
}
