import type { FrontDesign } from "../../../facts/fronts.ts";
import { type BookableState, isBookable, type Stage, type StateKey, stages, statesOf } from "../../../facts/journey.ts";
import type { Flavour } from "../../../facts/materials.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Front } from "../../ui/front/front.tsx";
import { Link } from "../../ui/link.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import styles from "./home.module.css";

type Action = { label: string; to: string };

type BuyingProps = {
	words: { heading: string; text: string; steps: Record<Stage, { text: string; cost: string }>; more: Action };
	/** What the states of the journey are called, and how a meeting is booked. */
	names: {
		stages: Record<Stage, string>;
		states: Record<StateKey, string>;
		meetings: Record<BookableState, Action>;
	};
};

const looks: Record<Stage, { front: FrontDesign; material: Flavour; panel: Flavour }> = {
	discover: { front: "own", material: "cherry", panel: "butter" },
	design: { front: "framed", material: "roquefort", panel: "mint" },
	order: { front: "catch", material: "honey", panel: "lychee" },
};

/** The stages to a kitchen (facts/journey.ts); behind the front of each is what is paid then. */
export function Buying({ words, names }: BuyingProps) {
	return (
		<section>
			<Wall>
				<Panel width={60} flavour="night" className={styles.statement}>
					<h2 className={styles.narrowHeading}>{words.heading}</h2>
					<ol className={styles.route}>
						{stages.map((stage) => (
							<li key={stage} data-flavour={looks[stage].panel}>
								{statesOf(stage).map((state) => (
									<span key={state}>{names.states[state]}</span>
								))}
							</li>
						))}
					</ol>
					<p>
						<Sentence text={words.text} />
					</p>
					<p>
						<Link to={words.more.to} className={styles.more}>
							{words.more.label}
						</Link>
					</p>
				</Panel>
				{stages.map((stage, position) => (
					<StepPanel key={stage} stage={stage} number={position + 1} words={words} names={names} />
				))}
			</Wall>
		</section>
	);
}

function StepPanel({ stage, number, words, names }: BuyingProps & { stage: Stage; number: number }) {
	const { text, cost } = words.steps[stage];
	const look = looks[stage];
	return (
		<Panel width={60} flavour={look.panel} className={styles.step}>
			<Front
				design={look.front}
				material={look.material}
				className={styles.stepFront}
				inside={<p className={styles.cost}>{cost}</p>}
			>
				<span className={styles.number}>{number}</span>
			</Front>
			<div className={styles.stepText}>
				<h3>{names.stages[stage]}</h3>
				<p>
					<Sentence text={text} />
				</p>
				<p>
					<strong>
						<Sentence text={cost} />
					</strong>
				</p>
				<ActionList
					actions={statesOf(stage)
						.filter(isBookable)
						.map((state) => names.meetings[state])}
				/>
			</div>
		</Panel>
	);
}
