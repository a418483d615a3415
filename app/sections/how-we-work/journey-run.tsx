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
import { Price } from "../../ui/price.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { CabinetContents } from "./cabinet-contents.tsx";
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

/** The journey as a run of cabinets, each door further open than the one before; under each, who does what and what is paid. */
export function JourneyRun({ words, names, locale }: JourneyRunProps) {
	return (
		<section>
			<Wall>
				<Panel width={140} className={styles.head}>
					<h2>{words.heading}</h2>
				</Panel>
				<Panel width={100} className={styles.head}>
					<p className={styles.lead}>
						<Sentence text={words.text} />
					</p>
				</Panel>
			</Wall>
			<ol className={styles.run}>
				{stages.map((stage) => (
					<li key={stage} className={styles.stage} style={{ "--states": statesOf(stage).length }}>
						<h3 className={styles.stageName} data-flavour={stageFlavours[stage]}>
							{names.stages[stage]}
						</h3>
						<ol className={styles.states}>
							{statesOf(stage).map((state) => (
								<Cabinet key={state} state={state} name={names.states[state]} words={words} locale={locale} />
							))}
						</ol>
					</li>
				))}
			</ol>
		</section>
	);
}

type CabinetProps = { state: StateKey; name: string; words: RunWords; locale: Locale };

function Cabinet({ state, name, words, locale }: CabinetProps) {
	const { visitor, studio } = journey[state];
	const step = stateKeys.indexOf(state) + 1;
	return (
		<li className={styles.state}>
			<div className={styles.cabinet} style={{ "--opened": step / stateKeys.length }}>
				<Front {...looks[state]} width={40} inside={<CabinetContents state={state} />}>
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

function Due({ state, words, locale }: Omit<CabinetProps, "name">) {
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
