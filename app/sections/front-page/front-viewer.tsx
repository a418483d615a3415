import type { Words } from "../../../content/words.ts";
import { type FrontDesign, frontNames } from "../../../facts/products/fronts.ts";
import { families, materialName, materialOf, materialsOf } from "../../../facts/products/materials.ts";
import { useLocale } from "../../navigation/use-locale.ts";
import { useQueryState } from "../../query-state/use-query-state.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Front } from "../../ui/front/front.tsx";
import { type Combinations, combinationOf } from "../../ui/picture/combination.ts";
import { Shot } from "../../ui/picture/shot.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { showcaseMaterial } from "../shared/showcase-material.ts";
import styles from "./front-page.module.css";
import { materialParameter, parseMaterialQuery } from "./material-query.ts";
import { Swatch } from "./swatch.tsx";

type FrontViewerProps = { design: FrontDesign; combinations: Combinations; words: Words<"front-words"> };

/** A kitchen with this front in the chosen material, beside links to all its materials. */
export function FrontViewer({ design, combinations, words }: FrontViewerProps) {
	const [chosen] = useQueryState(parseMaterialQuery);
	const material = chosen ?? showcaseMaterial[design];
	const { family: shownFamily } = materialOf(material);
	const name = materialName(material, useLocale());
	return (
		<section id="materials" aria-label={words.choose}>
			<Wall>
				<Panel width={140} bare className={styles.view}>
					<Shot
						shot={combinationOf(combinations, material)}
						phone={{ width: "100vw", ratio: 16 / 9 }}
						desktop={{ width: "59vw" }}
						fill
						className={styles.kitchen}
					/>
					<div className={styles.chosen}>
						<Front design={design} material={material} width={60} className={styles.front} />
						<p aria-live="polite">
							{words.shown}: <strong>{`${frontNames[design]} ${words.joint} ${name}`}</strong>
						</p>
					</div>
				</Panel>
				<Panel width={100} className={`${styles.choices} screen-only`}>
					<h2>{words.choose}</h2>
					<Tabs
						name="family"
						legend={words.choose}
						initial={shownFamily}
						allOnWideScreens
						tabs={families.map((family) => ({
							key: family,
							label: words.families[family].name,
							content: (
								<ul className={styles.swatches}>
									{materialsOf(family).map((key) => (
										<li key={key}>
											<Swatch material={key} set={{ [materialParameter]: key }} current={key === material} />
										</li>
									))}
								</ul>
							),
						}))}
					/>
					<ActionList
						actions={[{ label: words.mix.label, to: `${words.mix.to}?design=${design}&material=${material}` }]}
					/>
					<p className={styles.small}>
						<Sentence text={words.impression} />
					</p>
				</Panel>
			</Wall>
		</section>
	);
}
