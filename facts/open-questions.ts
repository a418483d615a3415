import type * as v from "valibot";
import type { Figure } from "./figures.ts";
import answers from "./open-questions.yaml";
import type { openQuestionsSchema } from "./open-questions-schema.ts";
import { type Question, questions } from "./questions.ts";
import type { Locale } from "./site/locales.ts";

export type Answer = Figure | { text: Record<Locale, string> };

/**
 * A question that only the studio can answer. With an answer in open-questions.yaml, the sentences that name it, such
 * as "{quoteValidDays} days", appear on the pages; until then those sentences are left out.
 */
type OpenQuestion = Omit<Question, "kind"> & { answer?: Answer };
export type OpenQuestions = Readonly<Record<string, OpenQuestion>>;

type Written = v.InferOutput<typeof openQuestionsSchema>;

export const openQuestions: OpenQuestions = withAnswers(answers);

export function withAnswers(written: Written): OpenQuestions {
	return Object.fromEntries(
		Object.entries(questions).map(([key, { kind, ...question }]) => {
			const answer = readAnswer(kind, written[key]);
			return [key, answer ? { ...question, answer } : question];
		}),
	);
}

function readAnswer(kind: Question["kind"], written: Written[string]): Answer | undefined {
	if (typeof written === "number") return kind === "euro" ? { euro: written } : { number: written };
	return written?.nl && written.en ? { text: { nl: written.nl, en: written.en } } : undefined;
}
