import { type FigureName, figures } from "../facts/figures.ts";
import { type OpenQuestions, openQuestions } from "../facts/open-questions.ts";
import type { Locale } from "../facts/site/locales.ts";
import { formatFigure } from "./format-figure.ts";
import { formatAnswer } from "./open-answers.ts";

const placeholder = /\{([^{}]*)\}/g;

const isFigureName = (name: string): name is FigureName => Object.hasOwn(figures, name);

function answerTo(name: string) {
	const questions: OpenQuestions = openQuestions;
	return Object.hasOwn(questions, name) ? questions[name]?.answer : undefined;
}

/** Writes the figures into a sentence: {designDeposit} becomes € 250, {frontDesigns:word} becomes zes. */
export function fillFigures(sentence: string, locale: Locale): string {
	return sentence.replace(placeholder, (whole, inside: string) => {
		const [name = "", form] = inside.split(":");
		const answer = answerTo(name);
		if (answer) return formatAnswer(answer, locale);
		if (!isFigureName(name)) throw new Error(`${whole} is not a figure; facts/figures.ts lists them`);
		if (form !== undefined && form !== "word") throw new Error(`${whole} asks for an unknown form '${form}'`);
		return formatFigure(figures[name], locale, form === "word");
	});
}
