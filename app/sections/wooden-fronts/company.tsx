import type { MaterialKey } from "../../../facts/products/materials.ts";
import { type Worktop, worktops } from "../../../facts/products/worktops.ts";
import { Front } from "../../ui/front/front.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { Slab } from "../../ui/worktop/slab.tsx";
import styles from "./wooden-fronts.module.css";

type CompanyProps = {
	words: { heading: string; text: string; pairs: Record<Worktop, { name: string; text: string }> };
};

const woods = {
	"marble-composite": "oak-natural",
	"stainless-steel": "warm-oak",
	marble: "walnut",
	fenix: "oak-natural",
} as const satisfies Record<Worktop, MaterialKey>;

/** Wooden fronts with each worktop. */
export function Company({ words }: CompanyProps) {
	return (
		<section>
			<Wall>
				<Panel width={240} flavour="cacao" className={styles.companyHead}>
					<h2>{words.heading}</h2>
					<p>
						<Sentence text={words.text} />
					</p>
				</Panel>
				{worktops.map((worktop) => (
					<Panel key={worktop} width={60} half className={styles.pair}>
						<div className={styles.corner} aria-hidden="true">
							<Slab worktop={worktop} className={styles.slab} />
							<Front design="flush" material={woods[worktop]} width={60} />
						</div>
						<div className={styles.pairText}>
							<h3>{words.pairs[worktop].name}</h3>
							<p>{words.pairs[worktop].text}</p>
						</div>
					</Panel>
				))}
			</Wall>
		</section>
	);
}
