import { journey } from "../../../facts/costs/journey.ts";
import { prices } from "../../../facts/costs/prices.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Front } from "../../ui/front/front.tsx";
import { Price } from "../../ui/price.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import styles from "./practical.module.css";
import { Sheet } from "./sheet.tsx";

type Block = { heading: string; text: string };

type PracticalProps = {
	revisions: Block & { included: string };
	leadTime: Block & { weeks: string };
	installing: Block;
	guide: Block & { action: { label: string; to: string } };
	locale: Locale;
};

const { min, max } = journey.production.leadTimeWeeks;
const weeks = Array.from({ length: max }, (_, position) => position + 1);
const sheets = [1, 2, 3];

/** Revisions, lead times and fitting. */
export function Practical({ revisions, leadTime, installing, guide, locale }: PracticalProps) {
	return (
		<section>
			<Wall>
				<Panel width={120} flavour="mint" className={styles.block}>
					<ul className={styles.sheets} aria-hidden="true">
						{sheets.map((version) => (
							<li key={version}>
								<Sheet version={version} />
								<span>
									{version === 1 ? revisions.included : <Price amount={prices.extraRevision} locale={locale} />}
								</span>
							</li>
						))}
					</ul>
					<Words block={revisions} />
				</Panel>
				<Panel width={120} className={styles.block}>
					<div className={styles.weeks} aria-hidden="true">
						{weeks.map((week) => (
							<Front key={week} design="flush" material={week <= min ? "tabasco" : "tuna"} scaled>
								{(week === min || week === max) && <span className={styles.week}>{week}</span>}
							</Front>
						))}
					</div>
					<Words block={leadTime} />
				</Panel>
				<Panel width={80} className={styles.hanging}>
					<div className={styles.opening}>
						<Front design="catch" material="sage" className={styles.crooked} />
					</div>
				</Panel>
				<Panel width={80} flavour="sage" className={styles.foot}>
					<Words block={installing} />
				</Panel>
				<Panel width={80} flavour="blueberry" className={styles.foot}>
					<Words block={guide} />
					<ActionList actions={[guide.action]} />
				</Panel>
			</Wall>
		</section>
	);
}

function Words({ block }: { block: Block }) {
	return (
		<>
			<h2 className={styles.heading}>{block.heading}</h2>
			<p>
				<Sentence text={block.text} />
			</p>
		</>
	);
}
