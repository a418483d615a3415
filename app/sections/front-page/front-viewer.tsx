import { type FrontDesign, frontNames } from "../../../facts/products/fronts.ts";
import { families, type MaterialKey, materialOf, materialsOf } from "../../../facts/products/materials.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Front } from "../../ui/front/front.tsx";
import { type Combinations, combinationOf } from "../../ui/picture/combination.ts";
import { Shot } from "../../ui/picture/shot.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Swatch } from "../../ui/swatch.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { materialParameter } from "./chosen-material.ts";
import styles from "./front-page.module.css";
import type { FrontWords } from "./front-words.ts";

type FrontViewerProps = {
	design: FrontDesign;
	material: MaterialKey;
	combinations: Combinations;
	words: FrontWords;
};

/** A kitchen with this front in the chosen material, beside links to all its materials. */
export function FrontViewer({ design, material, combinations, words }: FrontViewerProps) {
	const shown = materialOf(material);
	return (
		<section id="materials" aria-label={words.choose}>
			<Wall>
				<Panel width={100} className={styles.stage} flavour="oat">
					<div className={styles.staged}>
						<Shot
							shot={combinationOf(combinations, material)}
							phone={{ width: "100vw", ratio: 16 / 9 }}
							desktop={{ width: "42vw" }}
							className={styles.kitchen}
						/>
						<div className={styles.chosen}>
							<Front design={design} material={material} width={60} className={styles.large} />
							<p className={styles.caption} aria-live="polite">
								{words.shown}: <strong>{`${frontNames[design]} ${words.joint} ${shown.name}`}</strong>
							</p>
							<ActionList
								actions={[{ label: words.mix.label, to: `${words.mix.to}?design=${design}&material=${material}` }]}
							/>
						</div>
					</div>
				</Panel>
				<Panel width={140} className={styles.choices}>
					<h2 className={styles.choose}>{words.choose}</h2>
					{families.map((family) => (
						<div key={family} className={styles.family} data-alone={materialsOf(family).length === 1 ? "" : undefined}>
							<h3>{words.families[family].name}</h3>
							<p>{words.families[family].about}</p>
							<ul className={styles.swatches}>
								{materialsOf(family).map((key) => (
									<li key={key}>
										<Swatch material={key} set={{ [materialParameter]: key }} current={key === material} />
									</li>
								))}
							</ul>
						</div>
					))}
					<p className={styles.small}>
						<Sentence text={words.impression} /> <Sentence text={words.combination} />
					</p>
				</Panel>
			</Wall>
		</section>
	);
}
