import { sampleBoxes, sampleBoxMaterials } from "../../../facts/products/samples.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Front } from "../../ui/front/front.tsx";
import { Link } from "../../ui/link.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import type { MaterialsWords } from "./families.tsx";
import styles from "./materials.module.css";

/** Next steps: a sample box or the studio. */
export function Closing({ words }: { words: MaterialsWords["next"] }) {
	return (
		<section>
			<Wall>
				<Panel width={80} flavour="tabasco" className={styles.next}>
					<h2>{words.heading}</h2>
					<p>
						<Sentence text={words.text} />
					</p>
					<ActionList actions={words.actions} />
				</Panel>
				{sampleBoxes.map((box) => (
					<Panel key={box} width={40} half className={styles.box}>
						<Link to={words.boxes[box].to} className={styles.boxLink}>
							<div className={styles.boxSamples} aria-hidden="true">
								{sampleBoxMaterials[box].slice(0, 6).map((key) => (
									<Front key={key} design="flush" material={key} scaled />
								))}
							</div>
							<span className={styles.boxName}>{words.boxes[box].label}</span>
						</Link>
					</Panel>
				))}
			</Wall>
		</section>
	);
}
