import type { Duration } from "../facts/site/browser-storage.ts";
import type { Locale } from "../facts/site/locales.ts";
import en from "./en/consent-words.yaml";
import { bcp47 } from "./format-figure.ts";
import nl from "./nl/consent-words.yaml";
import type { Content } from "./schemas/all.ts";

const words: Record<Locale, Content<"consent-words">> = { nl, en };

/** How long something is kept, as it stands in a sentence: 90 dagen, 2 years, until you clear it yourself. */
export function formatDuration(duration: Duration, locale: Locale): string {
	if (typeof duration === "string") return words[locale].lasts[duration];
	const format = (count: number, unit: "day" | "month" | "year") =>
		new Intl.NumberFormat(bcp47[locale], { style: "unit", unit, unitDisplay: "long" }).format(count);
	if ("days" in duration) return format(duration.days, "day");
	return "months" in duration ? format(duration.months, "month") : format(duration.years, "year");
}
