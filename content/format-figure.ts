import { type WeekdayName, weekdayNames } from "../facts/company/dutch-time.ts";
import type { Figure } from "../facts/figures.ts";
import type { Locale } from "../facts/site/locales.ts";

export const bcp47 = { nl: "nl-NL", en: "en-GB" } as const satisfies Record<Locale, string>;

const words = {
	nl: "nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig",
	en: "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty",
} as const satisfies Record<Locale, string>;

/** Durations with a name of their own; others are given in minutes. */
const spoken: Record<Locale, Record<number, string>> = {
	nl: { 30: "een half uur", 45: "drie kwartier", 60: "een uur", 90: "anderhalf uur", 120: "twee uur" },
	en: {
		30: "half an hour",
		45: "three quarters of an hour",
		60: "an hour",
		90: "an hour and a half",
		120: "two hours",
	},
};
const minutesWord = { nl: "minuten", en: "minutes" } as const satisfies Record<Locale, string>;

/** Whole amounts without cents, others with two; Dutch puts a no-break space after the sign. A deduction has a minus. */
export function formatEuro(amount: number, locale: Locale): string {
	// Before the sign in both languages; screen readers say a minus sign and skip a dash.
	if (amount < 0) return `−\u00A0${formatEuro(-amount, locale)}`;
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
	if ("minutes" in figure) {
		if (!asWord) return String(figure.minutes);
		return spoken[locale][figure.minutes] ?? `${figure.minutes} ${minutesWord[locale]}`;
	}
	const word = asWord ? words[locale].split(" ")[figure.number] : undefined;
	return word ?? formatNumber(figure.number, locale);
}

/** maandag, Monday; short: ma, Mon. 1 January 2024 was a Monday. */
export function formatWeekdayName(day: WeekdayName, locale: Locale, weekday: "long" | "short" = "long"): string {
	const date = new Date(Date.UTC(2024, 0, weekdayNames.indexOf(day) + 1));
	return new Intl.DateTimeFormat(bcp47[locale], { weekday, timeZone: "UTC" }).format(date);
}
