import type { ReactNode } from "react";
import type { Flavour } from "../../../facts/products/materials.ts";
import { Front } from "../../ui/front/front.tsx";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import styles from "./samples.module.css";

type TrialsProps = {
	opening: { heading: string; body: readonly string[] };
	trials: readonly { name: string; text: string }[];
};

const scenes: readonly { panel: Flavour; drawing: ReactNode }[] = [
	{
		panel: "butter",
		drawing: (
			<div className={styles.scene} data-scene="light">
				<Front design="flush" material="blueberry" className={styles.lying} />
				<Front design="flush" material="blueberry" className={styles.lying} />
			</div>
		),
	},
	{
		panel: "lychee",
		drawing: (
			<div className={styles.scene} data-scene="floor">
				<Front design="flush" material="oak-natural" width={120} className={styles.floor} />
				<Front design="flush" material="sage" className={styles.lying} />
				<Front design="flush" material="cherry" className={styles.lying} />
			</div>
		),
	},
	{
		panel: "mint",
		drawing: (
			<div className={styles.scene} data-scene="prints">
				<Front design="flush" material="night" className={styles.lying}>
					<Fingerprints />
				</Front>
				<Croissant />
			</div>
		),
	},
];

/** Three things to do with samples at home, each with a drawing of it. */
export function Trials({ opening, trials }: TrialsProps) {
	return (
		<section>
			<Wall>
				<Panel width={60} flavour="honey" className={styles.trialsHead}>
					<h2>{opening.heading}</h2>
					<Paragraphs texts={opening.body} />
				</Panel>
				{trials.map(({ name, text }, position) => (
					<Panel key={name} width={60} flavour={scenes[position]?.panel} className={styles.trial}>
						{scenes[position]?.drawing}
						<div className={styles.trialText}>
							<h3>{name}</h3>
							<p>
								<Sentence text={text} />
							</p>
						</div>
					</Panel>
				))}
			</Wall>
		</section>
	);
}

/** Three fingerprints. */
function Fingerprints() {
	return (
		<svg className={styles.prints} viewBox="0 0 60 80" aria-hidden="true">
			{["translate(14 30) rotate(-14)", "translate(31 22)", "translate(47 31) rotate(12)"].map((place) => (
				<g key={place} transform={place} fill="none" stroke="#efe7d8" strokeOpacity=".5" strokeWidth=".7">
					{[1.2, 2.6, 4, 5.4].map((radius) => (
						<ellipse key={radius} rx={radius} ry={radius * 1.5} cy={radius * 0.3} strokeDasharray="9 1.2 5 .8" />
					))}
				</g>
			))}
		</svg>
	);
}

function Croissant() {
	return (
		<svg className={styles.croissant} viewBox="0 0 60 40" aria-hidden="true">
			<path d="M3 31C4 13 17 4 30 4s26 9 27 27c-5 4-10 1-11-4-4-5-10-7-16-7s-12 2-16 7c-1 5-6 8-11 4z" fill="#c98a3c" />
			<path
				d="M14 27c-2-5-4-8-5-10M22 22c-1-6-3-12-5-14M38 22c1-6 3-12 5-14M46 27c2-5 4-8 5-10M30 20V4"
				fill="none"
				stroke="#8a5a22"
				strokeWidth="1.600"
			/>
			<path d="M10 15C15 9 22 6 29 6" fill="none" stroke="#f0c98a" strokeWidth="1.800" strokeLinecap="round" />
		</svg>
	);
}
