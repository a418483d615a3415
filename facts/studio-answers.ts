import type * as v from "valibot";
import type { Figure } from "./figures.ts";
import type { Locale } from "./site/locales.ts";
import answers from "./studio-answers.yaml";
import type { studioAnswersSchema } from "./studio-answers-schema.ts";
import { type Question, studioQuestions } from "./studio-questions.ts";

export type Answer = Figure | { text: Record<Locale, string> };

/**
 * A question that only the studio can answer. With an answer in studio-answers.yaml, the sentences that name it, such
 * as "{quoteValidDays} days", appear on the pages; until then those sentences are left out.
 */
type StudioAnswer = Omit<Question, "kind"> & { answer?: Answer };
export type StudioAnswers = Readonly<Record<string, StudioAnswer>>;

type Written = v.InferOutput<typeof studioAnswersSchema>;

export const studioAnswers: StudioAnswers = withAnswers(answers);

export function withAnswers(written: Written): StudioAnswers {
	return Object.fromEntries(
		Object.entries(studioQuestions).map(([key, { kind, ...question }]) => {
			const answer = readAnswer(kind, written[key]);
			return [key, answer ? { ...question, answer } : question];
		}),
	);
}

function readAnswer(kind: Question["kind"], written: Written[string]): Answer | undefined {
	if (typeof written === "number") return kind === "euro" ? { euro: written } : { number: written };
	return written?.nl && written.en ? { text: { nl: written.nl, en: written.en } } : undefined;
}
