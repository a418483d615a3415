import en from "../../content/en/pictures.yaml";
import nl from "../../content/nl/pictures.yaml";
import type { Content } from "../../content/schemas/all.ts";
import type { Locale } from "../../facts/site/locales.ts";
import { shotOf, shotsIn } from "../ui/picture/shots.server.ts";

const words: Record<Locale, Content<"pictures">> = { nl, en };

/** A kitchen with IKEA's own fronts and with ours, from the same camera, each with a word on it. */
export function kitchenPair(name: string, locale: Locale) {
	return [
		{ shot: shotOf(`before/${name}`, locale), caption: words[locale].before },
		{ shot: shotOf(`kitchens/${name}`, locale), caption: words[locale].after },
	] as const;
}

/** All pairs that were rendered. */
export const kitchenPairs = (locale: Locale) =>
	Object.keys(shotsIn("before", locale)).map((name) => kitchenPair(name.replace("before/", ""), locale));
