import { Front } from "../../ui/front/front.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import styles from "./wooden-fronts.module.css";

type Section = { heading: string; body: readonly string[] };
type GrainProps = {
	opening: Section;
	grain: { heading: string; text: string; upright: string; lying: string };
	years: Section;
};

/** What wood is like, which way its grain runs, and what light does to it. */
export function Grain({ opening, grain, years }: GrainProps) {
	return (
		<section>
			<Wall>
				<Panel width={120} className={styles.text}>
					<h2>{opening.heading}</h2>
					<Paragraphs of={opening.body} />
				</Panel>
				<Panel width={120} flavour="sage" className={styles.grain}>
					<h2>{grain.heading}</h2>
					<p>{grain.text}</p>
					<div className={styles.directions}>
						<Direction label={grain.upright} />
						<Direction label={grain.lying} lying />
					</div>
				</Panel>
				<Panel width={80} className={styles.faded}>
					<Front design="flush" material="warm-oak" width={80} className={styles.fadedFront}>
						<span className={styles.calendar} aria-hidden="true" />
					</Front>
				</Panel>
				<Panel width={160} flavour="honey" className={styles.years}>
					<h2>{years.heading}</h2>
					<div className={styles.columns}>
						<Paragraphs of={years.body} />
					</div>
				</Panel>
			</Wall>
		</section>
	);
}

function Paragraphs({ of }: { of: readonly string[] }) {
	return of.map((paragraph) => (
		<p key={paragraph}>
			<Sentence text={paragraph} />
		</p>
	));
}

/** Three fronts on a square; laid on its side, three drawers. */
function Direction({ label, lying = false }: { label: string; lying?: boolean }) {
	return (
		<figure className={styles.direction}>
			<div className={styles.square} data-lying={lying ? "" : undefined}>
				<Front design="flush" material="walnut" width={40} />
				<Front design="flush" material="walnut" width={40} />
				<Front design="flush" material="walnut" width={40} />
			</div>
			<figcaption>{label}</figcaption>
		</figure>
	);
}
