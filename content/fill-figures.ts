import { type Answers, answers } from "../facts/answers.ts";
import { type Figure, figures } from "../facts/figures.ts";
import type { Locale } from "../facts/site/locales.ts";
import { formatFigure } from "./format-figure.ts";
import { formatAnswer, withoutUntil } from "./open-answers.ts";

const placeholder = /\{([^{}]*)\}/g;
/** The space between a number and its unit: a line must not break there. */
const beforeUnit =
	/(?<=\d) (?=(?:mm|cm|m²|km|procent|minuten|uur|dagen|weken|jaar|minutes|hours|days|weeks|years)(?![\p{L}²]))/gu;

type Figures = Readonly<Record<string, Figure>>;

/** Writes the figures into a sentence: {designDeposit} becomes € 250, {frontDesigns:word} becomes zes. */
export function fillFigures(
	sentence: string,
	locale: Locale,
	known: Figures = figures,
	questions: Answers = answers,
): string {
	const filled = withoutUntil(sentence, questions).replace(placeholder, (whole, inside: string) => {
		const [name = "", form] = inside.split(":");
		const answer = Object.hasOwn(questions, name) ? questions[name]?.answer : undefined;
		if (answer) return formatAnswer(answer, locale);
		const figure = Object.hasOwn(known, name) ? known[name] : undefined;
		if (!figure) throw new Error(`${whole} is geen getal van de site; facts/figures.ts noemt ze`);
		if ("days" in figure && figure.days.length === 0) {
			throw new Error(`noemt ${whole}, maar die dag is er niet in de openingstijden; schrijf de zin zonder`);
		}
		if (form !== undefined && form !== "word") throw new Error(`${whole} vraagt om een onbekende vorm '${form}'`);
		return formatFigure(figure, locale, form === "word");
	});
	return filled.replace(beforeUnit, "\u00a0");
}
