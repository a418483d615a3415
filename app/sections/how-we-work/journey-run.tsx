import { formatEuro } from "../../../content/format-figure.ts";
import {
	isFixed,
	type JourneyPayment,
	journey,
	type Stage,
	type StateKey,
	stateKeys,
	type Task,
} from "../../../facts/costs/journey.ts";
import { prices } from "../../../facts/costs/prices.ts";
import type { FrontDesign } from "../../../facts/products/fronts.ts";
import type { Flavour, MaterialKey } from "../../../facts/products/materials.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import { Front } from "../../ui/front/front.tsx";
import type { ShownShot } from "../../ui/picture/shot-source.ts";
import { Rows } from "../../ui/rows.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Swipe } from "../../ui/swipe.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { HeadingPanel } from "../heading-panel.tsx";
import { PicturePanel } from "../picture-panel.tsx";
import styles from "./journey-run.module.css";
import { Weeks } from "./weeks.tsx";

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

type Note = { heading: string; text: string };

type JourneyRunProps = {
	words: RunWords;
	names: { stages: Record<Stage, string>; states: Record<StateKey, string> };
	/** Production shows its weeks instead of a picture. */
	pictures: Record<Exclude<StateKey, "production">, ShownShot>;
	/** More about a state. */
	notes: Partial<Record<StateKey, Note>>;
	locale: Locale;
};

type Look = { design: FrontDesign; material: MaterialKey; flavour: Flavour; layout: "beside" | "half" | "across" };

const looks: Record<StateKey, Look> = {
	discover: { design: "own", material: "cherry", flavour: "lychee", layout: "beside" },
	design: { design: "framed", material: "roquefort", flavour: "mint", layout: "beside" },
	finalCall: { design: "flush", material: "tabasco", flavour: "oat", layout: "half" },
	retailer: { design: "catch", material: "multiplex", flavour: "frosting", layout: "half" },
	production: { design: "pull", material: "blueberry", flavour: "butter", layout: "across" },
	delivery: { design: "barre", material: "aubergine", flavour: "sage", layout: "beside" },
};

/** The journey step by step, with a front for each that leads to it. Phones swipe the steps. */
export function JourneyRun({ words, names, pictures, notes, locale }: JourneyRunProps) {
	return (
		<section>
			<Wall>
				<HeadingPanel heading={words.heading} texts={[words.text]} flavour="night" />
			</Wall>
			<ol className={styles.doors}>
				{stateKeys.map((state, position) => (
					<li key={state}>
						<Front {...looks[state]} width={40} ajar className={styles.door}>
							<a href={`#${anchorOf(state)}`}>
								<span className={styles.number}>{position + 1}</span>{" "}
								<span className={styles.doorName}>{names.states[state]}</span>
							</a>
						</Front>
					</li>
				))}
			</ol>
			<Wall>
				<Swipe share={86}>
					{stateKeys.map((state, position) => (
						<article key={state} id={anchorOf(state)} className={styles.step} data-layout={looks[state].layout}>
							{state === "production" ? (
								<Weeks />
							) : (
								<PicturePanel
									shot={pictures[state]}
									width={looks[state].layout === "half" ? 120 : 140}
									ratio={looks[state].layout === "half" ? 2 : 1.3}
								/>
							)}
							<Panel width={100} flavour={looks[state].flavour} className={styles.words}>
								<h3 className={styles.name}>
									<span className={styles.number}>{position + 1}</span>
									{names.states[state]}
								</h3>
								<Rows
									rows={[
										{ term: words.visitor, text: tasksOf(journey[state].visitor, words) },
										{ term: words.studio, text: tasksOf(journey[state].studio, words) },
										{ term: words.paid, text: dueIn(state, words, locale) },
										{ term: words.takes, text: words.time[state].join(" ") },
									]}
								/>
								{notes[state] && <NoteBelow {...notes[state]} />}
							</Panel>
						</article>
					))}
				</Swipe>
			</Wall>
		</section>
	);
}

const anchorOf = (state: StateKey) => `step-${stateKeys.indexOf(state) + 1}`;

const tasksOf = (tasks: readonly Task[], words: RunWords) => tasks.map((task) => words.tasks[task]).join(" ");

function dueIn(state: StateKey, words: RunWords, locale: Locale): string {
	const due: readonly JourneyPayment[] = journey[state].due;
	if (due.length === 0) return words.nothingDue[state] ?? "";
	return due
		.map((payment) => {
			const amount = isFixed(payment) ? `**${formatEuro(prices[payment], locale)}** ` : "";
			return `${amount}${words.due[payment] ?? ""}`;
		})
		.join(". ");
}

function NoteBelow({ heading, text }: Note) {
	return (
		<div className={styles.note}>
			<h4>{heading}</h4>
			<p>
				<Sentence text={text} />
			</p>
		</div>
	);
}
