import type { ReactNode } from "react";
import { Front } from "../../ui/front/front.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import type { MaterialsWords } from "./families.tsx";
import styles from "./materials.module.css";

/** The two custom colours and their prices. */
export function OwnColour({ words }: { words: MaterialsWords["custom"] }) {
	return (
		<section>
			<Wall>
				<Panel width={80} flavour="aubergine" className={styles.customHead}>
					<h2>{words.heading}</h2>
					<p>
						<Sentence text={words.text} />
					</p>
				</Panel>
				<Rate words={words.painted} front={<Front design="framed" material="painted" colour="#5f7152" width={60} />} />
				<Rate words={words.catch} front={<Front design="catch" material="painted" colour="#b5654a" width={60} />} />
			</Wall>
		</section>
	);
}

type RateProps = { words: MaterialsWords["custom"]["painted"]; front: ReactNode };

function Rate({ words, front }: RateProps) {
	return (
		<Panel width={80} as="article" className={styles.rate}>
			<div className={styles.rateFront} aria-hidden="true">
				{front}
			</div>
			<div className={styles.rateText}>
				<h3>{words.name}</h3>
				<p className={styles.price}>
					<strong>{words.price}</strong> {words.unit}
				</p>
				<p>
					<Sentence text={words.text} />
				</p>
			</div>
		</Panel>
	);
}
