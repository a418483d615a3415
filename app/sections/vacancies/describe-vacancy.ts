import { curlyQuotes } from "../../../content/curly-quotes.ts";
import { fill } from "../../../content/fill.ts";
import type { Words } from "../../../content/words.ts";
import { eBikeAboveHours, placeOf, type Vacancy } from "../../../facts/company/vacancies.ts";
import type { Locale } from "../../../facts/site/locales.ts";

/** A vacancy as pages show it, in the language of the page. */
export type ShownVacancy = Pick<Vacancy, "key" | "open"> & {
	name: string;
	short: string;
	city: string;
	/** Hours a week in words, and as numbers for the drawing of the week. */
	hours: string;
	week: { min: number; max?: number | undefined; eBikeAbove?: number | undefined };
};

export function describeVacancy(
	vacancy: Vacancy,
	words: Pick<Words<"vacancy-words">, "hours">,
	locale: Locale,
): ShownVacancy {
	const { key, open, name, short, hours, eBike } = vacancy;
	const { min, max } = hours;
	return {
		key,
		open,
		name: curlyQuotes(name[locale]),
		short: curlyQuotes(short[locale]),
		city: placeOf(vacancy).city,
		hours: max
			? fill(words.hours.between, { min: `${min}`, max: `${max}` })
			: fill(words.hours.atLeast, { min: `${min}` }),
		week: { min, max, eBikeAbove: eBike ? eBikeAboveHours : undefined },
	};
}
