import { type Day, daysBetween } from "../facts/company/dutch-time.ts";
import type { OpenStatus } from "../facts/company/open-now.ts";
import type { Locale } from "../facts/site/locales.ts";
import { fill } from "./fill.ts";
import { formatDate, formatDay } from "./format-day.ts";
import type { Content } from "./schemas/all.ts";

type Words = Content<"open-now">;

/** A title, a sentence or two, and the next Saturday where there is one. */
export type OpenSignText = { title: string; detail: string; saturday: string | undefined };

export function formatOpenNow(status: OpenStatus, words: Words, locale: Locale): OpenSignText {
	const { today, state, until, opens, firstSaturday } = status;
	const sentences = [
		state === "holiday" && words.holiday,
		until && fill(words.until, { time: until }),
		opens && fill(words.opens, { day: formatNearDay(opens.day, today, words, locale), time: opens.from }),
	];
	return {
		title: words.titles[state],
		detail: sentences.filter(Boolean).join(" "),
		saturday:
			firstSaturday &&
			fill(words.saturday, {
				day:
					firstSaturday.day === today
						? words.today
						: formatDate(firstSaturday.day, { day: "numeric", month: "long" }, locale),
				...firstSaturday.hours,
			}),
	};
}

/** Within a week a day has a name of its own; further away it needs its date. */
function formatNearDay(day: Day, today: Day, words: Words, locale: Locale): string {
	const ahead = daysBetween(today, day);
	if (ahead === 0) return words.today;
	if (ahead === 1) return words.tomorrow;
	return ahead < 7 ? formatDate(day, { weekday: "long" }, locale) : formatDay(day, locale);
}
