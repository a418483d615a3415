import { type Answer, type OpenQuestions, openQuestions } from "../facts/open-questions.ts";
import type { Locale } from "../facts/site/locales.ts";
import { formatFigure } from "./format-figure.ts";

const placeholder = /\{([^{}:]*)[^{}]*\}/g;

/** Whether a piece of content names an open question that has no answer yet. A list does if nothing of it would be left. */
export function isUnanswered(content: unknown, questions: OpenQuestions = openQuestions): boolean {
	if (typeof content === "string") {
		return [...content.matchAll(placeholder)].some(([, name = ""]) => {
			return Object.hasOwn(questions, name) && questions[name]?.answer === undefined;
		});
	}
	if (Array.isArray(content)) return content.length > 0 && withoutUnanswered(content, questions).length === 0;
	if (content === null || typeof content !== "object") return false;
	return Object.values(content).some((part) => isUnanswered(part, questions));
}

/** Leaves out the items of a list that wait for an answer. */
export function withoutUnanswered<Item>(list: readonly Item[], questions: OpenQuestions = openQuestions): Item[] {
	return list.filter((item) => !isUnanswered(item, questions));
}

export function formatAnswer(answer: Answer, locale: Locale): string {
	return "text" in answer ? answer.text[locale] : formatFigure(answer, locale);
}
