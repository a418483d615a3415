import type { ReactNode } from "react";
import { formatEuro } from "../../../content/format-figure.ts";
import type { Words } from "../../../content/words.ts";
import {
	type BuyingPayment,
	buyingSteps,
	isBookable,
	isFixed,
	type StepKey,
	stepKeys,
	type Task,
} from "../../../facts/costs/buying-steps.ts";
import { prices } from "../../../facts/costs/prices.ts";
import type { Flavour, FrontLook } from "../../../facts/products/materials.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import { useLocale } from "../../navigation/use-locale.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Bullets } from "../../ui/bullets.tsx";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import type { ShownPicture } from "../../ui/picture/shot-source.ts";
import { Rows } from "../../ui/rows.tsx";
import { Drawer } from "../drawers/drawer.tsx";
import { DrawerCabinet } from "../drawers/drawer-cabinet.tsx";
import { HeadingPanel } from "../shared/heading-panel.tsx";
import styles from "./buying-steps.module.css";

type BuyingStepsProps = {
	words: Words<"how-we-work">;
	names: Words<"buying-words">;
	/** Two, beside the drawers. */
	pictures: readonly ShownPicture[];
};

/** The front of each step. */
export const looks: Record<StepKey, FrontLook<Flavour>> = {
	discover: { design: "own", material: "lychee" },
	design: { design: "pull", material: "roquefort" },
	finalCall: { design: "flush", material: "tabasco" },
	retailer: { design: "catch", material: "butter" },
	production: { design: "flush", material: "blueberry" },
	delivery: { design: "own", material: "sage" },
};

/** Buying as a cabinet: a drawer for each step, with all that is to know about it inside. */
export function BuyingSteps({ words, names, pictures }: BuyingStepsProps) {
	const locale = useLocale();
	const { opening, run, revisions, cabinets, installing } = words;
	const notes: Partial<Record<StepKey, { heading: string; body: readonly string[] }>> = {
		design: revisions,
		retailer: cabinets,
		delivery: installing,
	};
	const time: Partial<Record<StepKey, readonly string[]>> = run.time;
	return (
		<section id="steps">
			<DrawerCabinet pictures={pictures}>
				<HeadingPanel heading={opening.heading} texts={opening.body} flavour="night" />
				{stepKeys.map((step, position) => (
					<Drawer
						key={step}
						{...looks[step]}
						level={3}
						number={position + 1}
						heading={names.steps[step]}
						note={run.inShort[step]}
						open={position === 0}
						id={`step-${position + 1}`}
					>
						<Rows
							rows={[
								{ term: run.visitor, text: tasksOf(buyingSteps[step].visitor, run.tasks) },
								{ term: run.studio, text: tasksOf(buyingSteps[step].studio, run.tasks) },
								{ term: run.paid, text: dueIn(step, run, locale) },
								{ term: run.takes, text: time[step] ?? "" },
							].filter(({ text }) => text.length > 0)}
						/>
						{notes[step] && (
							<Note heading={notes[step].heading}>
								<Paragraphs texts={notes[step].body} />
							</Note>
						)}
						{isBookable(step) && (
							<Note heading={words.meetings.bringLabel}>
								<Bullets items={words.meetings.bring[step]} />
								<ActionList actions={[names.meetings[step]]} quiet />
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

function dueIn(step: StepKey, { nothingDue, due: dueWords }: DueWords, locale: Locale): string {
	const due: readonly BuyingPayment[] = buyingSteps[step].due;
	const nothing: Partial<Record<StepKey, string>> = nothingDue;
	const paid: Partial<Record<BuyingPayment, string | string[]>> = dueWords;
	if (due.length === 0) return nothing[step] ?? "";
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
