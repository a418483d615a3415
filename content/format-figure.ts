import { type WeekdayName, weekdayNames } from "../facts/company/dutch-time.ts";
import type { Figure } from "../facts/figures.ts";
import type { Locale } from "../facts/site/locales.ts";

export const bcp47 = { nl: "nl-NL", en: "en-GB" } as const satisfies Record<Locale, string>;

const words = {
	nl: "nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig",
	en: "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty",
} as const satisfies Record<Locale, string>;

/** Whole amounts without cents, others with two; Dutch puts a no-break space after the sign. */
export function formatEuro(amount: number, locale: Locale): string {
	const digits = Number.isInteger(amount) ? 0 : 2;
	return new Intl.NumberFormat(bcp47[locale], {
		style: "currency",
		currency: "EUR",
		minimumFractionDigits: digits,
		maximumFractionDigits: digits,
	}).format(amount);
}

/** A number with the marks of the language: 2,4 in Dutch, 2.4 in English. */
export function formatNumber(number: number, locale: Locale): string {
	return new Intl.NumberFormat(bcp47[locale]).format(number);
}

export function formatFigure(figure: Figure, locale: Locale, asWord = false): string {
	if ("euro" in figure) return formatEuro(figure.euro, locale);
	if ("month" in figure) {
		const { year, month } = figure.month;
		const date = new Date(Date.UTC(year, month - 1, 1));
		return new Intl.DateTimeFormat(bcp47[locale], { month: "long", year: "numeric", timeZone: "UTC" }).format(date);
	}
	if ("days" in figure) {
		const days = [...new Set(figure.days)].map((day) => formatWeekdayName(day, locale));
		return new Intl.ListFormat(bcp47[locale]).format(days);
	}
	const word = asWord ? words[locale].split(" ")[figure.number] : undefined;
	return word ?? formatNumber(figure.number, locale);
}

/** maandag, Monday; short: ma, Mon. 1 January 2024 was a Monday. */
export function formatWeekdayName(day: WeekdayName, locale: Locale, weekday: "long" | "short" = "long"): string {
	const date = new Date(Date.UTC(2024, 0, weekdayNames.indexOf(day) + 1));
	return new Intl.DateTimeFormat(bcp47[locale], { weekday, timeZone: "UTC" }).format(date);
}
