import { plainText } from "../../../content/inline.ts";

type Question = { id: string; question: string; answer: readonly string[] };
export type Groups = Readonly<Record<string, { heading: string; questions: readonly Question[] }>>;

/** A search's result: the keys of the questions, and of those whose answer should be open. */
export type Found = { keys: ReadonlySet<string>; open: ReadonlySet<string> };

/** With more matches than this, answers stay closed. */
const maxOpenAnswers = 6;

type Entry = { key: string; question: string; whole: string };

/** Text for searching: lower case, without accents, with one kind of space and dash. */
export function normalise(text: string): string {
	return text
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/[\s\p{Pd}'’]+/gu, " ")
		.trim();
}

/** Normalises the questions once. */
export function indexQuestions(groups: Groups): Entry[] {
	return Object.values(groups).flatMap(({ heading, questions }) =>
		questions.map(({ id, question, answer }) => ({
			key: id,
			question: normalise(question),
			whole: normalise([heading, question, ...answer].map(plainText).join(" ")),
		})),
	);
}

/** The questions that have every word of the query, in any order; undefined for a query without words. */
export function findQuestions(index: readonly Entry[], query: string): Found | undefined {
	const words = normalise(query)
		.split(/[^\p{L}\p{N}€²]+/u)
		.filter((word) => word !== "");
	if (words.length === 0) return undefined;
	const has = (text: string) => words.every((word) => text.includes(word));
	const found = index.filter(({ whole }) => has(whole));
	const inAnswerOnly = found.filter(({ question }) => !has(question));
	return {
		keys: new Set(found.map(({ key }) => key)),
		open: new Set(inAnswerOnly.length > maxOpenAnswers ? [] : inAnswerOnly.map(({ key }) => key)),
	};
}
