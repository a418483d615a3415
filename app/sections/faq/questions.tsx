import { type FormEvent, type MouseEvent, memo, Suspense, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import type { Localised } from "../../../content/localise.ts";
import type nl from "../../../content/nl/faq.ts";
import type { FrontDesign } from "../../../facts/products/fronts.ts";
import type { Flavour } from "../../../facts/products/materials.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Front } from "../../ui/front/front.tsx";
import { Link } from "../../ui/link.tsx";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import styles from "./faq.module.css";
import type { Found, Groups } from "./find-questions.ts";
import { useLinkedQuestion } from "./use-linked-question.ts";
import { searchParameter, useQuestionSearch } from "./use-question-search.ts";

type Words = Localised<typeof nl>["search"];
type QuestionsProps = {
	groups: Groups;
	words: Words;
	path: string;
	/** The search that the server rendered. */
	rendered: string;
	/** One more place that the list of subjects leads to. */
	more: { label: string; to: string };
};

/** A front for each subject, one below the other as on a tall cabinet. */
const looks: readonly { design: FrontDesign; material: Flavour }[] = [
	{ design: "catch", material: "lychee" },
	{ design: "own", material: "sage" },
	{ design: "flush", material: "honey" },
	{ design: "framed", material: "roquefort" },
	{ design: "pull", material: "mint" },
	{ design: "catch", material: "tabasco" },
	{ design: "flush", material: "tuna" },
	{ design: "own", material: "blueberry" },
	{ design: "pull", material: "cherry" },
];

/** All questions by subject, with a search that needs no script and gets quicker with it. */
export function Questions({ groups, words, path, rendered, more }: QuestionsProps) {
	const field = useRef<HTMLInputElement>(null);
	const list = useRef<HTMLDivElement>(null);
	const navigate = useNavigate();
	const { found, total, search, showAll } = useQuestionSearch(groups, rendered, field);
	useLinkedQuestion();
	useAnswersInSight(list, found);

	const count = found ? found.keys.size : total;
	const counted = found ? (count === 1 ? words.one : words.many) : words.all;
	const keepInAddress = (event: FormEvent) => {
		event.preventDefault();
		// What else the address says stays, such as the cabinets of the check beneath.
		const query = new URLSearchParams(window.location.search);
		const asked = field.current?.value.trim() ?? "";
		if (asked === "") query.delete(searchParameter);
		else query.set(searchParameter, asked);
		navigate(query.size === 0 ? path : `${path}?${query}`, { replace: true });
	};
	const clear = () => {
		if (field.current) field.current.value = "";
		showAll();
	};
	const reset = () => {
		clear();
		field.current?.focus();
	};
	/** A link to what the search has hidden shows everything again, before the browser goes there. */
	const uncover = ({ target }: MouseEvent) => {
		const link = target instanceof Element ? target.closest("a") : null;
		if (link?.hash && document.getElementById(link.hash.slice(1))?.closest("[hidden]")) flushSync(clear);
	};

	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard presses the links inside, which is a click too
		// biome-ignore lint/a11y/noStaticElementInteractions: it only listens to its links
		<section id="questions" className={styles.questions} onClick={uncover}>
			<Wall className={styles.bar}>
				<Panel width={240} flavour="night" className={styles.searchPanel}>
					{/* biome-ignore lint/a11y/useSemanticElements: <search> is not yet known to every screen reader */}
					<form role="search" action={`${path}#questions`} className={styles.search} onSubmit={keepInAddress}>
						<label htmlFor="faq-search">{words.label}</label>
						<div className={styles.field}>
							<input
								ref={field}
								id="faq-search"
								type="search"
								name={searchParameter}
								defaultValue={rendered}
								placeholder={words.example}
								autoComplete="off"
								onInput={(event) => search(event.currentTarget.value)}
							/>
							<button type="submit">{words.button}</button>
						</div>
						<p role="status" className={styles.count}>
							{`${count} ${counted}`}
						</p>
					</form>
				</Panel>
			</Wall>
			<Subjects groups={groups} label={words.subjects} path={path} more={more} />
			<div ref={list} className={styles.groups}>
				{Object.entries(groups).map(([key, { heading, questions }], position) => {
					const shown = Object.keys(questions).filter((one) => found?.keys.has(one) ?? true);
					return (
						<Suspense key={key}>
							<section id={key} className={styles.group} hidden={shown.length === 0} aria-labelledby={`${key}-title`}>
								<Wall>
									<Subject id={key} heading={heading} path={path} position={position} />
									<Panel width={180} className={styles.answers}>
										<ul>
											{Object.entries(questions).map(([id, { question, answer }]) => (
												<li key={id} hidden={!shown.includes(id)} data-question={id}>
													<Question
														id={id}
														question={question}
														answer={answer}
														path={path}
														anchor={words.anchor}
														open={rendered !== "" && (found?.open.has(id) ?? false)}
													/>
												</li>
											))}
										</ul>
									</Panel>
								</Wall>
							</section>
						</Suspense>
					);
				})}
			</div>
			<Nothing words={words} path={path} shown={found?.keys.size === 0} onReset={reset} />
		</section>
	);
}

type SubjectsProps = Pick<QuestionsProps, "groups" | "path" | "more"> & { label: string };

/** These stay as they are while questions come and go: a keystroke must not cost what does not change. */
const Subjects = memo(function Subjects({ groups, label, path, more }: SubjectsProps) {
	return (
		<Wall className={styles.subjects}>
			<Panel width={240} className={styles.subjectsPanel}>
				<nav aria-label={label}>
					<ul>
						{Object.entries(groups).map(([key, { heading }]) => (
							<li key={key}>
								<Link to={`${path}#${key}`}>{heading}</Link>
							</li>
						))}
						<li>
							<Link to={more.to}>{more.label}</Link>
						</li>
					</ul>
				</nav>
			</Panel>
		</Wall>
	);
});

type SubjectProps = { id: string; heading: string; path: string; position: number };

const Subject = memo(function Subject({ id, heading, path, position }: SubjectProps) {
	const look = looks[position % looks.length] ?? { design: "flush", material: "butter" };
	return (
		<Panel width={60} className={styles.subject}>
			<Front {...look} width={60} className={styles.front}>
				<h2 id={`${id}-title`} className={styles.title}>
					<Link to={`${path}#${id}`}>{heading}</Link>
				</h2>
			</Front>
		</Panel>
	);
});

type QuestionProps = {
	id: string;
	question: string;
	answer: readonly string[];
	path: string;
	anchor: string;
	open: boolean;
};

const Question = memo(function Question({ id, question, answer, path, anchor, open }: QuestionProps) {
	return (
		<Disclosure id={id} open={open} summary={<h3 className={styles.question}>{question}</h3>}>
			<Paragraphs texts={answer} />
			<p className={styles.anchor}>
				<Link to={`${path}#${id}`} label={`${anchor}: ${question}`}>
					#
				</Link>
			</p>
		</Disclosure>
	);
});

function Nothing({ words, path, shown, onReset }: { words: Words; path: string; shown: boolean; onReset: () => void }) {
	return (
		<div hidden={!shown}>
			<Wall>
				<Panel width={80} flavour="tabasco" className={styles.nothingFront}>
					<Front design="flush" material="tabasco" width={80} className={styles.front}>
						<span className={styles.mark} aria-hidden="true">
							?
						</span>
					</Front>
				</Panel>
				<Panel width={160} flavour="lychee" className={styles.nothing}>
					<h2>{words.nothing.heading}</h2>
					<p>
						<Sentence text={words.nothing.text} />
					</p>
					<ActionList actions={[words.nothing.action]} />
					<p>
						<Link to={path} className={styles.reset} onClick={onReset} stay>
							{words.nothing.reset}
						</Link>
					</p>
				</Panel>
			</Wall>
		</div>
	);
}

/** Opens the answers that were found by what is in them, and closes them again when they no longer are. */
function useAnswersInSight(list: { current: HTMLDivElement | null }, found: Found | undefined): void {
	const opened = useRef(new Set<HTMLDetailsElement>());
	useEffect(() => {
		const wanted = new Set<HTMLDetailsElement>();
		for (const key of found?.open ?? []) {
			const line = list.current?.querySelector<HTMLDetailsElement>(`[data-question="${key}"] > details`);
			if (line) wanted.add(line);
		}
		for (const line of opened.current) if (!wanted.has(line)) line.open = false;
		for (const line of wanted) line.open = true;
		opened.current = wanted;
	}, [found, list]);
}
