import { type FormEvent, memo, Suspense, useDeferredValue, useMemo, useRef } from "react";
import { useLocation } from "react-router";
import type { Words } from "../../../content/words.ts";
import type { Flavour, FrontLook } from "../../../facts/products/materials.ts";
import type { PageParameter } from "../../../facts/site/pages.ts";
import { QueryLink } from "../../query-state/query-link.tsx";
import { useQueryState } from "../../query-state/use-query-state.ts";
import { ActionList } from "../../ui/action-list.tsx";
import buttons from "../../ui/button.module.css";
import choices from "../../ui/choices.module.css";
import { Disclosure } from "../../ui/disclosure.tsx";
import fieldAndButton from "../../ui/field-and-button.module.css";
import { Link } from "../../ui/link.tsx";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import type { ShownPicture } from "../../ui/picture/shot-source.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { Drawer } from "../drawers/drawer.tsx";
import { DrawerCabinet } from "../drawers/drawer-cabinet.tsx";
import { fitAnchor } from "../fit-check/cabinets-query.ts";
import styles from "./faq.module.css";
import { findQuestions, type Groups, indexQuestions } from "./find-questions.ts";
import { useLinkedQuestion } from "./use-linked-question.ts";

type SearchWords = Words<"faq">["search"];
type QuestionsProps = {
	groups: Groups;
	words: SearchWords;
	/** Pictures beside the drawers. */
	pictures: readonly ShownPicture[];
	/** The name of the fit check, to which the list of subjects leads too. */
	fitLabel: string;
};

/** The front of each subject, one below the other as on a cabinet of drawers. */
const looks: readonly FrontLook<Flavour>[] = [
	{ design: "catch", material: "lychee" },
	{ design: "own", material: "sage" },
	{ design: "flush", material: "honey" },
	{ design: "pull", material: "roquefort" },
	{ design: "own", material: "mint" },
	{ design: "catch", material: "tabasco" },
	{ design: "flush", material: "tuna" },
	{ design: "own", material: "blueberry" },
	{ design: "pull", material: "cherry" },
];

const lookAt = (position: number): FrontLook<Flavour> =>
	looks[position % looks.length] ?? { design: "flush", material: "butter" };

/** The parameter of the address that holds a search. */
const searchParameter = "q" satisfies PageParameter<"faq">;

const searchIn = (query: URLSearchParams) => query.get(searchParameter) ?? "";

/** How long typing must pause before the address changes. */
const typingMs = 300;

/** All questions by subject, with a search that works without JavaScript. */
export function Questions({ groups, words, pictures, fitLabel }: QuestionsProps) {
	const path = useLocation().pathname;
	const form = useRef<HTMLFormElement>(null);
	const field = useRef<HTMLInputElement>(null);
	const [search, setQuery, setQueryFromForm] = useQueryState(searchIn, { form });
	const index = useMemo(() => indexQuestions(groups), [groups]);
	// Show what is typed at once; filter the questions after that.
	const deferredSearch = useDeferredValue(search);
	const found = useMemo(() => findQuestions(index, deferredSearch), [index, deferredSearch]);
	useLinkedQuestion();

	const count = found ? found.keys.size : index.length;
	const counted = found ? (count === 1 ? words.one : words.many) : words.all;
	const type = (text: string) => setQuery({ [searchParameter]: text || undefined }, { delayMs: typingMs });
	const submit = (event: FormEvent) => {
		event.preventDefault();
		setQueryFromForm();
	};

	const showAll = () => {
		// Also drops letters that wait to be written to the address.
		setQuery({ [searchParameter]: undefined });
		field.current?.focus();
	};

	return (
		<section id="questions" className={styles.questions}>
			<Wall className={`screen-only ${styles.bar}`}>
				<Panel width={240} flavour="night" className={styles.searchPanel}>
					{/* biome-ignore lint/a11y/useSemanticElements: <search> is not yet known to every screen reader */}
					<form ref={form} role="search" action={`${path}#questions`} className={styles.search} onSubmit={submit}>
						<label htmlFor="faq-search" className="visually-hidden">
							{words.label}
						</label>
						<div className={fieldAndButton.row}>
							<input
								ref={field}
								id="faq-search"
								type="search"
								name={searchParameter}
								value={search}
								placeholder={words.example}
								autoComplete="off"
								onChange={(event) => type(event.currentTarget.value)}
							/>
							<button type="submit">{words.button}</button>
						</div>
						<p role="status" className={styles.count}>
							{`${count} ${counted}`}
						</p>
					</form>
				</Panel>
			</Wall>
			<Subjects groups={groups} label={words.subjects} path={path} fitLabel={fitLabel} />
			<DrawerCabinet pictures={pictures}>
				{Object.entries(groups).map(([key, { heading, questions }], position) => {
					const shown = questions.map(({ id }) => id).filter((id) => found?.keys.has(id) ?? true);
					return (
						<Suspense key={key}>
							<section hidden={shown.length === 0} aria-labelledby={`${key}-title`}>
								{/* Search results are not hidden in a closed drawer. */}
								<Drawer
									{...lookAt(position)}
									heading={heading}
									titleId={`${key}-title`}
									note={String(shown.length)}
									open={found !== undefined || position === 0}
								>
									<ul id={key} className={styles.answers}>
										{questions.map(({ id, question, answer }) => (
											<li key={id} hidden={!shown.includes(id)} data-question={id}>
												<Question
													id={id}
													question={question}
													answer={answer}
													path={path}
													anchor={words.anchor}
													open={found?.open.has(id) ?? false}
												/>
											</li>
										))}
									</ul>
								</Drawer>
							</section>
						</Suspense>
					);
				})}
			</DrawerCabinet>
			<NoResults words={words} shown={found?.keys.size === 0} onReset={showAll} />
		</section>
	);
}

type SubjectsProps = Pick<QuestionsProps, "groups" | "fitLabel"> & { label: string; path: string };

/** Memoised, since it does not change while somebody types. */
const Subjects = memo(function Subjects({ groups, label, path, fitLabel }: SubjectsProps) {
	return (
		<Wall className="screen-only">
			<Panel width={240} flavour="night" className={styles.subjects}>
				<nav aria-label={label}>
					<ul className={choices.row}>
						{Object.entries(groups).map(([key, { heading }]) => (
							<li key={key}>
								<Link to={`${path}#${key}`} className={choices.choice}>
									{heading}
								</Link>
							</li>
						))}
						<li>
							<Link to={`${path}#${fitAnchor}`} className={choices.choice}>
								{fitLabel}
							</Link>
						</li>
					</ul>
				</nav>
			</Panel>
		</Wall>
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
		<Disclosure id={id} open={open} summary={<h3>{question}</h3>}>
			<Paragraphs texts={answer} />
			<p className={`screen-only ${styles.anchor}`}>
				<Link to={`${path}#${id}`} label={`${anchor}: ${question}`}>
					#
				</Link>
			</p>
		</Disclosure>
	);
});

function NoResults({ words, shown, onReset }: { words: SearchWords; shown: boolean; onReset: () => void }) {
	return (
		<div hidden={!shown}>
			<Wall>
				<Panel width={240} flavour="lychee">
					<h2>{words.nothing.heading}</h2>
					<p>
						<Sentence text={words.nothing.text} />
					</p>
					<ActionList actions={[words.nothing.action]} />
					<QueryLink set={{ [searchParameter]: undefined }} className={buttons.other} onClick={onReset}>
						{words.nothing.reset}
					</QueryLink>
				</Panel>
			</Wall>
		</div>
	);
}
