import type { FrontDesign } from "../../../facts/fronts.ts";
import type { Flavour } from "../../../facts/materials.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Front } from "../../ui/front/front.tsx";
import { Link } from "../../ui/link.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import styles from "./home.module.css";

type Action = { label: string; to: string };
type Step = { name: string; text: string; cost: string; action: Action };

const looks: readonly { front: FrontDesign; material: Flavour; panel: Flavour }[] = [
	{ front: "own", material: "cherry", panel: "butter" },
	{ front: "framed", material: "roquefort", panel: "mint" },
	{ front: "catch", material: "honey", panel: "lychee" },
];

/** The three steps to a kitchen; behind the front of each is what is paid then. */
export function Buying({ words }: { words: { heading: string; text: string; steps: readonly Step[]; more: Action } }) {
	return (
		<section>
			<Wall>
				<Panel width={60} flavour="night" className={styles.statement}>
					<h2 className={styles.narrowHeading}>{words.heading}</h2>
					<p>
						<Sentence text={words.text} />
					</p>
					<p>
						<Link to={words.more.to} className={styles.more}>
							{words.more.label}
						</Link>
					</p>
				</Panel>
				{words.steps.map((step, position) => (
					<StepPanel key={step.name} step={step} number={position + 1} look={looks[position] ?? looks[0]} />
				))}
			</Wall>
		</section>
	);
}

function StepPanel({ step, number, look }: { step: Step; number: number; look: (typeof looks)[number] | undefined }) {
	if (!look) return null;
	return (
		<Panel width={60} flavour={look.panel} className={styles.step}>
			<Front
				design={look.front}
				material={look.material}
				className={styles.stepFront}
				inside={<p className={styles.cost}>{step.cost}</p>}
			>
				<span className={styles.number}>{number}</span>
			</Front>
			<div className={styles.stepText}>
				<h3>{step.name}</h3>
				<p>
					<Sentence text={step.text} />
				</p>
				<p>
					<strong>
						<Sentence text={step.cost} />
					</strong>
				</p>
				<ActionList actions={[step.action]} />
			</div>
		</Panel>
	);
}
