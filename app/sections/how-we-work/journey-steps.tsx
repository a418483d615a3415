import type { ReactNode } from "react";
import { formatEuro } from "../../../content/format-figure.ts";
import type { Words } from "../../../content/words.ts";
import {
	isBookable,
	isFixed,
	type JourneyPayment,
	journey,
	type StateKey,
	stateKeys,
	type Task,
} from "../../../facts/costs/journey.ts";
import { prices } from "../../../facts/costs/prices.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Bullets } from "../../ui/bullets.tsx";
import { Drawer, type DrawerLook } from "../../ui/drawer.tsx";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import type { ShownShot } from "../../ui/picture/shot-source.ts";
import { Rows } from "../../ui/rows.tsx";
import { DrawerCabinet } from "../shared/drawer-cabinet.tsx";
import { HeadingPanel } from "../shared/heading-panel.tsx";
import styles from "./journey-steps.module.css";

type JourneyStepsProps = {
	words: Words<"how-we-work">;
	names: Words<"journey-words">;
	/** Two, beside the drawers. */
	pictures: readonly ShownShot[];
	locale: Locale;
};

/** The front of each step. */
export const looks: Record<StateKey, DrawerLook> = {
	discover: { design: "own", material: "lychee" },
	design: { design: "pull", material: "roquefort" },
	finalCall: { design: "flush", material: "tabasco" },
	retailer: { design: "catch", material: "butter" },
	production: { design: "flush", material: "blueberry" },
	delivery: { design: "own", material: "sage" },
};

/** The journey as a cabinet: a drawer for each step, with all that is to know about it inside. */
export function JourneySteps({ words, names, pictures, locale }: JourneyStepsProps) {
	const { run, revisions, cabinets, installing } = words;
	const notes: Partial<Record<StateKey, { heading: string; body: readonly string[] }>> = {
		design: revisions,
		retailer: cabinets,
		delivery: installing,
	};
	return (
		<section id="steps">
			<DrawerCabinet pictures={pictures}>
				<HeadingPanel heading={run.heading} texts={[run.text]} flavour="night" />
				{stateKeys.map((state, position) => (
					<Drawer
						key={state}
						{...looks[state]}
						level={3}
						number={position + 1}
						heading={names.states[state]}
						note={run.inShort[state]}
						open={position === 0}
						id={`step-${position + 1}`}
					>
						<Rows
							rows={[
								{ term: run.visitor, text: tasksOf(journey[state].visitor, run.tasks) },
								{ term: run.studio, text: tasksOf(journey[state].studio, run.tasks) },
								{ term: run.paid, text: dueIn(state, run, locale) },
								{ term: run.takes, text: run.time[state] },
							]}
						/>
						{notes[state] && (
							<Note heading={notes[state].heading}>
								<Paragraphs texts={notes[state].body} />
							</Note>
						)}
						{isBookable(state) && (
							<Note heading={words.meetings.bringLabel}>
								<Bullets items={words.meetings.bring[state]} />
								<ActionList actions={[names.meetings[state]]} quiet />
							</Note>
						)}
					</Drawer>
				))}
			</DrawerCabinet>
		</section>
	);
}

const tasksOf = (tasks: readonly Task[], words: Record<Task, string | string[]>) =>
	tasks.flatMap((task) => words[task]);

type DueWords = Pick<Words<"how-we-work">["run"], "nothingDue" | "due">;

function dueIn(state: StateKey, { nothingDue, due: dueWords }: DueWords, locale: Locale): string {
	const due: readonly JourneyPayment[] = journey[state].due;
	const nothing: Partial<Record<StateKey, string>> = nothingDue;
	const paid: Partial<Record<JourneyPayment, string | string[]>> = dueWords;
	if (due.length === 0) return nothing[state] ?? "";
	return due
		.map((payment) => {
			const amount = isFixed(payment) ? `**${formatEuro(prices[payment], locale)}** ` : "";
			return `${amount}${[paid[payment] ?? ""].flat().join(" ")}`;
		})
		.join(". ");
}

function Note({ heading, children }: { heading: string; children: ReactNode }) {
	return (
		<div className={styles.note}>
			<h4>{heading}</h4>
			{children}
		</div>
	);
}
