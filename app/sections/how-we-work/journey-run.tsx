import type { ReactNode } from "react";
import {
	isFixed,
	type JourneyPayment,
	journey,
	type Stage,
	type StateKey,
	stages,
	stateKeys,
	statesOf,
	type Task,
} from "../../../facts/costs/journey.ts";
import { prices } from "../../../facts/costs/prices.ts";
import type { FrontDesign } from "../../../facts/products/fronts.ts";
import type { Flavour, MaterialKey } from "../../../facts/products/materials.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import { Front } from "../../ui/front/front.tsx";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import { Shot } from "../../ui/picture/shot.tsx";
import type { ShownShot } from "../../ui/picture/shot-source.ts";
import { Price } from "../../ui/price.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Wall } from "../../ui/wall.tsx";
import { HeadingPanel } from "../heading-panel.tsx";
import styles from "./journey-run.module.css";

type RunWords = {
	heading: string;
	text: string;
	visitor: string;
	studio: string;
	paid: string;
	takes: string;
	tasks: Record<Task, string>;
	nothingDue: Partial<Record<StateKey, string>>;
	due: Partial<Record<JourneyPayment, string>>;
	time: Record<StateKey, readonly string[]>;
};

type JourneyRunProps = {
	words: RunWords;
	names: { stages: Record<Stage, string>; states: Record<StateKey, string> };
	/** What is in the cabinet of each state. */
	insides: Record<StateKey, ShownShot>;
	locale: Locale;
};

const looks: Record<StateKey, { design: FrontDesign; material: MaterialKey }> = {
	discover: { design: "own", material: "cherry" },
	design: { design: "framed", material: "roquefort" },
	finalCall: { design: "flush", material: "tabasco" },
	retailer: { design: "catch", material: "multiplex" },
	production: { design: "pull", material: "blueberry" },
	delivery: { design: "barre", material: "aubergine" },
};

const stageFlavours: Record<Stage, Flavour> = { discover: "lychee", design: "mint", order: "sage" };

/** The journey as a run of cabinets with open doors; under each, who does what and what is paid. Narrow screens swipe it. */
export function JourneyRun({ words, names, insides, locale }: JourneyRunProps) {
	return (
		<section>
			<Wall>
				<HeadingPanel heading={words.heading} texts={[words.text]} />
			</Wall>
			<ol
				className={styles.run}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard, and Safari does not see to it
				tabIndex={0}
			>
				{stages.map((stage) => (
					<li key={stage} className={styles.stage} style={{ "--states": statesOf(stage).length }}>
						<h3 className={styles.stageName} data-flavour={stageFlavours[stage]}>
							<span>{names.stages[stage]}</span>
						</h3>
						<ol className={styles.states}>
							{statesOf(stage).map((state) => (
								<Cabinet
									key={state}
									state={state}
									name={names.states[state]}
									inside={insides[state]}
									words={words}
									locale={locale}
								/>
							))}
						</ol>
					</li>
				))}
			</ol>
		</section>
	);
}

type CabinetProps = { state: StateKey; name: string; inside: ShownShot; words: RunWords; locale: Locale };

function Cabinet({ state, name, inside, words, locale }: CabinetProps) {
	const { visitor, studio } = journey[state];
	const step = stateKeys.indexOf(state) + 1;
	return (
		<li className={styles.state}>
			<div className={styles.cabinet} style={{ "--opened": step / stateKeys.length }}>
				<Front
					{...looks[state]}
					width={40}
					inside={
						<Shot shot={inside} phone={{ width: "78vw" }} desktop={{ width: "17vw" }} className={styles.contents} />
					}
				>
					<span className={styles.number} aria-hidden="true">
						{step}
					</span>
				</Front>
			</div>
			<h4 className={styles.name}>{name}</h4>
			<Row label={words.visitor} className={styles.visitor}>
				<Tasks tasks={visitor} words={words} />
			</Row>
			<Row label={words.studio} className={styles.studio}>
				<Tasks tasks={studio} words={words} />
			</Row>
			<Row label={words.paid} className={styles.paid}>
				<Due state={state} words={words} locale={locale} />
			</Row>
			<Row label={words.takes} className={styles.takes}>
				<Paragraphs texts={words.time[state]} />
			</Row>
		</li>
	);
}

function Row({ label, className, children }: { label: string; className: string | undefined; children: ReactNode }) {
	return (
		<div className={`${styles.row} ${className}`}>
			<strong className={styles.who}>{label}</strong>
			{children}
		</div>
	);
}

function Tasks({ tasks, words }: { tasks: readonly Task[]; words: RunWords }) {
	return tasks.map((task) => (
		<p key={task}>
			<Sentence text={words.tasks[task]} />
		</p>
	));
}

function Due({ state, words, locale }: Omit<CabinetProps, "name" | "inside">) {
	const due: readonly JourneyPayment[] = journey[state].due;
	if (due.length === 0) return <p>{words.nothingDue[state]}</p>;
	return due.map((payment) => (
		<p key={payment}>
			{isFixed(payment) && (
				<span className={styles.amount}>
					<Price amount={prices[payment]} locale={locale} />
				</span>
			)}{" "}
			{words.due[payment]}
		</p>
	));
}
