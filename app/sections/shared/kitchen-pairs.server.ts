import type { Locale } from "../../../facts/site/locales.ts";
import { wordsOf } from "../../content.server.ts";
import { shotOf } from "../../ui/picture/shots.server.ts";

/** A kitchen with IKEA's own fronts and with ours, from the same camera, each with a word on it. */
export function kitchenPair(name: string, locale: Locale) {
	const { before, after } = wordsOf("pictures", locale);
	return [
		{ shot: shotOf(`before/${name}`, locale), caption: before },
		{ shot: shotOf(`kitchens/${name}`, locale), caption: after },
	] as const;
}
