import { journey } from "../../../facts/costs/journey.ts";
import { Front } from "../../ui/front/front.tsx";
import type { ShownShot } from "../../ui/picture/shot-source.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { PicturePanel } from "../picture-panel.tsx";
import { TextPanel } from "../text-panel.tsx";
import styles from "./practical.module.css";

type Block = { heading: string; text: string };

type PracticalProps = {
	revisions: Block;
	leadTime: Block;
	installing: Block;
	guide: Block & { action: { label: string; to: string } };
	pictures: Record<"drawing" | "delivery" | "installing", ShownShot>;
};

const { min, max } = journey.production.leadTimeWeeks;
const weeks = Array.from({ length: max }, (_, position) => position + 1);

/** Revisions, lead times and fitting. */
export function Practical({ revisions, leadTime, installing, guide, pictures }: PracticalProps) {
	return (
		<Wall>
			<PicturePanel shot={pictures.drawing} width={140} ratio={1.7} />
			<TextPanel heading={revisions.heading} texts={[revisions.text]} width={100} flavour="mint" spread />
			<Panel width={140} as="section">
				<div className={styles.weeks} aria-hidden="true">
					{weeks.map((week) => (
						<Front key={week} design="flush" material={week <= min ? "tabasco" : "tuna"} scaled>
							{(week === min || week === max) && <span className={styles.week}>{week}</span>}
						</Front>
					))}
				</div>
				<h2 className={styles.heading}>{leadTime.heading}</h2>
				<p>
					<Sentence text={leadTime.text} />
				</p>
			</Panel>
			<PicturePanel shot={pictures.delivery} width={100} ratio={1.3} />
			<PicturePanel shot={pictures.installing} width={120} ratio={1.5} />
			<TextPanel heading={installing.heading} texts={[installing.text]} width={60} flavour="sage" spread />
			<TextPanel
				heading={guide.heading}
				texts={[guide.text]}
				actions={[guide.action]}
				width={60}
				flavour="blueberry"
				spread
			/>
		</Wall>
	);
}
