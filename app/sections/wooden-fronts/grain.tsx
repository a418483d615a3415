import { Front } from "../../ui/front/front.tsx";
import { Paragraphs } from "../../ui/paragraphs.tsx";
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
					<Paragraphs texts={opening.body} />
					<Rings />
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
						<Paragraphs texts={years.body} />
					</div>
				</Panel>
			</Wall>
		</section>
	);
}

/** Widths of year rings. */
const rings = [
	238, 229, 224, 213, 206, 203, 191, 183, 178, 165, 158, 155, 141, 132, 126, 112, 105, 101, 86, 77, 72, 55,
];

function Rings() {
	return (
		<svg className={styles.rings} viewBox="0 0 600 130" aria-hidden="true">
			<ellipse cx="300" cy="190" rx="292" ry="182" fill="#7b5237" />
			<ellipse cx="300" cy="190" rx="282" ry="173" fill="#d0ab7c" />
			<g fill="none" stroke="#9c6f3d">
				{rings.map((radius, year) => (
					<ellipse
						key={radius}
						cx={300 - year * 2}
						cy={190 - (year % 3)}
						rx={radius * 1.15}
						ry={radius * 0.7}
						strokeWidth={year % 4 === 0 ? 2.5 : 1.5}
					/>
				))}
			</g>
		</svg>
	);
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
