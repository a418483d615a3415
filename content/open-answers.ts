import { type Answers, answers } from "../facts/answers.ts";
import type { Locale } from "../facts/site/locales.ts";
import type { Answer } from "../facts/studio-answers.ts";
import { curlyQuotes } from "./curly-quotes.ts";
import { formatFigure } from "./format-figure.ts";

const placeholder = /\{([^{}:]*)[^{}]*\}/g;

/** At the start of a sentence that an answer will replace: `{until:phone} Mail us.` */
const untilAnswered = /^\{until:(\w+)\} */;

/**
 * Whether a piece of content is left out: it names an open question without an answer, or it is the substitute for an
 * answer that now exists. A list is left out if nothing of it would remain.
 */
export function isLeftOut(content: unknown, questions: Answers = answers): boolean {
	if (typeof content === "string") {
		const waits = [...content.matchAll(placeholder)].some(([, name = ""]) => isOpen(name, questions));
		return waits || isReplaced(content, questions);
	}
	if (Array.isArray(content)) return content.length > 0 && shownItems(content, questions).length === 0;
	if (content === null || typeof content !== "object") return false;
	return Object.values(content).some((part) => isLeftOut(part, questions));
}

export function shownItems<Item>(list: readonly Item[], questions: Answers = answers): Item[] {
	return list.filter((item) => !isLeftOut(item, questions));
}

function isOpen(name: string, questions: Answers): boolean {
	return Object.hasOwn(questions, name) && questions[name]?.answer === undefined;
}

function isReplaced(sentence: string, questions: Answers): boolean {
	const name = untilAnswered.exec(sentence)?.[1];
	return name !== undefined && Object.hasOwn(questions, name) && !isOpen(name, questions);
}

/** Whether a sentence may disappear some day, so that it must be an item of a list. */
export function dependsOnAnswer(sentence: string, questions: Answers = answers): boolean {
	return untilAnswered.test(sentence) || isLeftOut(sentence, questions);
}

/** The sentence without its mark. */
export function withoutUntil(sentence: string, questions: Answers = answers): string {
	return sentence.replace(untilAnswered, (whole, name: string) => {
		if (!Object.hasOwn(questions, name))
			throw new Error(`${whole.trim()} is geen open vraag; facts/studio-questions.ts noemt ze`);
		return "";
	});
}

export function formatAnswer(answer: Answer, locale: Locale): string {
	return "text" in answer ? curlyQuotes(answer.text[locale]) : formatFigure(answer, locale);
}
