import { fill } from "../content/fill.ts";
import type { Locale } from "../facts/site/locales.ts";
import { describeMix, type MixWords, nameOfSystem } from "./describe-mix.ts";
import type { Mix } from "./mix.ts";

/** The note about a mix in a booking: the sentence, the cabinets and the link. */
export function bookingText(mix: Mix, link: string, words: MixWords, locale: Locale): string {
	return fill(words.booking, { sentence: describeMix(mix, words, locale), system: nameOfSystem(mix.system), link });
}
