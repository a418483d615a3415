import type { Words } from "../../../content/words.ts";
import { mapValues } from "../../../facts/map-values.ts";
import { frontDesigns, frontNames } from "../../../facts/products/fronts.ts";
import paper from "../../ui/paper.module.css";
import { Rows } from "../../ui/rows.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { type CloseUp, CloseUps } from "../close-ups/close-ups.tsx";
import { HeadingPanel } from "../shared/heading-panel.tsx";
import styles from "./compare-fronts.module.css";
import { FrontCrossSection } from "./front-cross-section.tsx";

type CompareFrontsProps = {
	words: Words<"front-words">;
	/** The price of a door in each design; empty until the studio gives it. */
	prices: Words<"fronts">["prices"];
	closeUps: readonly CloseUp[];
};

const questions = ["opens", "cleaning"] as const;
const sameForAll = ["colours", "leadTime", "fits"] as const;

/** Compares the six designs question by question. Phones show one question at a time. */
export function CompareFronts({ words, prices, closeUps }: CompareFrontsProps) {
	const { compare, designs } = words;
	const { labels } = compare;
	const price = { key: "price", label: prices.label, answers: prices.each };
	const tabs = [
		...questions.map((key) => ({ key, label: labels[key], answers: mapValues(designs, (design) => design[key]) })),
		...(prices.each.own.length > 0 ? [price] : []),
	];
	return (
		<section id="compare">
			<Wall>
				<HeadingPanel heading={compare.heading} texts={[compare.text]} />
				<Panel width={240} bare>
					<CloseUps items={closeUps} />
				</Panel>
				<Panel width={240} bare className={paper.paper}>
					<div className={styles.questions}>
						<Tabs
							name="compare"
							legend={compare.heading}
							allOnWideScreens
							tabs={tabs.map(({ key, label, answers }) => ({
								key,
								label,
								content: (
									<ul className={styles.answers}>
										{frontDesigns.map((design) => (
											<li key={design}>
												<div className={styles.section}>
													<FrontCrossSection design={design} fromAbove={labels.above} />
												</div>
												<strong className={styles.name}>{frontNames[design]}</strong>
												<p>
													<Sentence text={answers[design]} />
												</p>
											</li>
										))}
									</ul>
								),
							}))}
						/>
					</div>
				</Panel>
				<Panel width={240}>
					<Rows columns rows={sameForAll.map((subject) => ({ term: labels[subject], text: compare[subject] }))} />
				</Panel>
			</Wall>
		</section>
	);
}
