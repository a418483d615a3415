import type { FrontDesign } from "../../../facts/products/fronts.ts";
import { flavours, materialOf } from "../../../facts/products/materials.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { FrontCard } from "../front-card.tsx";
import { frontShowcase } from "../front-showcase.ts";
import styles from "./home.module.css";

type Block = { heading: string; text: string; action: { label: string; to: string } };

type ProductsProps = {
	words: Block & { materials: Block & { mix: Block["action"] }; worktops: Block; sinks: Block };
	shorts: Record<FrontDesign, string>;
	paths: Record<FrontDesign, string>;
};

/** What the studio makes: the six fronts as fronts, then materials, worktops, sinks and taps. */
export function Products({ words, shorts, paths }: ProductsProps) {
	const [first, second] = [frontShowcase.slice(0, 3), frontShowcase.slice(3)];
	const cards = (row: typeof first) =>
		row.map(({ design, material }, position) => (
			<Panel key={design} width={position === 1 ? 60 : 40} half className={styles.bare}>
				<FrontCard
					design={design}
					material={material}
					to={paths[design]}
					short={shorts[design]}
					width={position === 1 ? 60 : 40}
				/>
			</Panel>
		));
	return (
		<section>
			<Wall>
				<Panel width={100} flavour="honey" className={styles.statement}>
					<h2>{words.heading}</h2>
					<p className={styles.lead}>
						<Sentence text={words.text} />
					</p>
					<ActionList actions={[words.action]} />
				</Panel>
				{cards(first)}
				{cards(second)}
				<Panel width={100} flavour="blueberry" className={styles.statement}>
					<h3>{words.materials.heading}</h3>
					<p>
						<Sentence text={words.materials.text} />
					</p>
					<ActionList actions={[words.materials.action, words.materials.mix]} />
					<div className={styles.palette} aria-hidden="true">
						{flavours.map((key) => (
							<span key={key} style={{ "--face": materialOf(key).colour }} />
						))}
					</div>
				</Panel>
				<ProductPanel words={words.worktops} flavour="frosting" />
				<ProductPanel words={words.sinks} flavour="sage" />
			</Wall>
		</section>
	);
}

function ProductPanel({ words, flavour }: { words: Block; flavour: "frosting" | "sage" }) {
	return (
		<Panel width={120} flavour={flavour} className={styles.product}>
			<h3>{words.heading}</h3>
			<p>
				<Sentence text={words.text} />
			</p>
			<ActionList actions={[words.action]} />
		</Panel>
	);
}
