import type { Words } from "../../../content/words.ts";
import type { MaterialKey } from "../../../facts/products/materials.ts";
import { Front } from "../../ui/front/front.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { HeadingPanel } from "../shared/heading-panel.tsx";
import type { Privacy } from "./compose-privacy.ts";
import styles from "./privacy.module.css";

const drawers: readonly MaterialKey[] = ["butter", "mint", "lychee", "tuna"];

/** A drawer for each thing that the site stores. */
export function OwnStorage({ words, own }: { words: Words<"privacy">["device"]; own: Privacy["own"] }) {
	return (
		<section>
			<Wall>
				<HeadingPanel heading={words.heading} texts={[words.text]} flavour="night" />
				{own.map(({ key, kept }, position) => (
					<Panel key={key} width={own.length === 4 ? 60 : 80} className={styles.drawer}>
						<Front design="pull" material={drawers[position] ?? "butter"} width={80} className={styles.front}>
							<h3 className={styles.name}>
								{kept.map(({ name }) => (
									<span key={name}>{name}</span>
								))}
							</h3>
						</Front>
						<div className={styles.inside}>
							<p>
								<Sentence text={words.why[key]} />
							</p>
							<p className={styles.note}>
								{words.places[kept[0]?.place ?? "cookie"]}. {words.lasts} {kept[0]?.lasts}.
							</p>
						</div>
					</Panel>
				))}
			</Wall>
		</section>
	);
}
