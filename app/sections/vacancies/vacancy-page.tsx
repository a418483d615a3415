import type { ReactNode } from "react";
import type { FrontDesign } from "../../../facts/products/fronts.ts";
import type { Flavour } from "../../../facts/products/materials.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import type { FormSetup, RefusedForm } from "../forms/desk-form.tsx";
import { WallStack } from "../wall-stack.tsx";
import { Application } from "./application.tsx";
import type { Job } from "./describe-job.ts";
import styles from "./vacancies.module.css";
import { VacancyDoor } from "./vacancy-door.tsx";
import type { VacancyWords } from "./vacancy-words.ts";
import { WorkingWeek } from "./working-week.tsx";

type List = { heading: string; text: string; items: readonly string[] };

type VacancyPageProps = {
	job: Job;
	content: {
		heading: string;
		lead: string;
		opening: { heading: string; body: readonly string[] };
		status: { open: string; closed: string };
		work: List;
		terms: readonly { term: string; text: string }[];
		apply: { heading: string; text: string };
		/** Replaces `apply` while the job is closed. */
		shut: { heading: string; text: string };
	};
	words: VacancyWords;
	form: FormSetup;
	refused?: RefusedForm | undefined;
	door: { design: FrontDesign; material: Flavour };
	/** What the work looks like: a picture, or a drawing. */
	scene: ReactNode;
};

/** The page of one job. Everything that invites to apply follows `job.open`. */
export function VacancyPage({ job, content, words, form, refused, door, scene }: VacancyPageProps) {
	const { key, open, city, hours, week } = job;
	const actions = open
		? [{ label: words.apply, to: `${form.action}#apply` }, words.all]
		: [words.all, words.openApplication];
	const facts = [
		{ term: words.labels.status, text: open ? words.status.open : words.status.closed },
		{ term: words.labels.place, text: city },
		{ term: words.labels.hours, text: hours },
		...(week.eBikeAbove === undefined ? [] : [{ term: words.labels.extra, text: words.eBike }]),
		...content.terms,
	];
	return (
		<WallStack>
			<section>
				<Wall>
					<Panel width={160} flavour="accent" className={styles.title}>
						<h1>{content.heading}</h1>
						<p className={styles.lead}>
							<Sentence text={content.lead} />
						</p>
						<p className={styles.note}>{open ? content.status.open : content.status.closed}</p>
						<ActionList actions={actions} />
					</Panel>
					<Panel width={80} className={styles.doorway}>
						<VacancyDoor open={open} {...door} />
					</Panel>
					<Panel width={240} className={styles.facts}>
						<dl className={styles.factList}>
							{facts.map(({ term, text }) => (
								<div key={term} className={styles.fact}>
									<dt>{term}</dt>
									<dd>{text}</dd>
								</div>
							))}
						</dl>
						<figure className={styles.weekFigure}>
							<WorkingWeek week={week} />
							<figcaption className={styles.small}>{words.week}</figcaption>
						</figure>
					</Panel>
				</Wall>
			</section>
			<section>
				<Wall>
					<Panel width={100} className={styles.text}>
						<h2 className={styles.narrow}>{content.opening.heading}</h2>
						<Paragraphs texts={content.opening.body} />
					</Panel>
					<Panel width={140} className={styles.scene}>
						{scene}
					</Panel>
					<ListPanel list={content.work} flavour="mint" />
					{open ? (
						<Application {...content.apply} vacancy={key} words={words.form} setup={form} refused={refused} />
					) : (
						<Panel width={240} flavour="night" className={styles.apply}>
							<h2>{content.shut.heading}</h2>
							<div className={styles.applyText}>
								<p>
									<Sentence text={content.shut.text} />
								</p>
								<ActionList actions={actions} />
							</div>
						</Panel>
					)}
				</Wall>
			</section>
		</WallStack>
	);
}

function ListPanel({ list, flavour }: { list: List; flavour: Flavour }) {
	return (
		<Panel width={240} flavour={flavour} className={styles.text}>
			<h2>{list.heading}</h2>
			<p>
				<Sentence text={list.text} />
			</p>
			<ul className={styles.items}>
				{list.items.map((item) => (
					<li key={item}>
						<Sentence text={item} />
					</li>
				))}
			</ul>
		</Panel>
	);
}
