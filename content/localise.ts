import type { Services } from "../facts/site/links.ts";
import type { Locale } from "../facts/site/locales.ts";
import { fillFigures } from "./fill-figures.ts";
import { withoutUnanswered } from "./open-answers.ts";
import { resolveTarget } from "./resolve-target.ts";
import { parseTarget } from "./targets.ts";

/** Content whose sentences are ready to show: the same shape, its targets now plain addresses. */
export type Localised<Content> = Content extends string
	? string
	: Content extends object
		? { [Field in keyof Content]: Localised<Content[Field]> }
		: Content;

/** Writes figures and addresses into every sentence; items of a list that wait for an answer are left out. */
export function localise<Content>(content: Content, locale: Locale, services: Services): Localised<Content>;
export function localise(content: unknown, locale: Locale, services: Services): unknown {
	if (typeof content === "string") return localiseSentence(content, locale, services);
	if (Array.isArray(content)) return withoutUnanswered(content).map((item) => localise(item, locale, services));
	if (content !== null && typeof content === "object") {
		const entries = Object.entries(content).map(([name, value]) => [name, localise(value, locale, services)]);
		return Object.fromEntries(entries);
	}
	return content;
}

const targetInLink = /\]\(((?:page|link|mail):[^)\s]+)\)/g;

function localiseSentence(sentence: string, locale: Locale, services: Services): string {
	const target = parseTarget(sentence);
	if (target) return resolveTarget(target, locale, services);
	return fillFigures(sentence, locale).replace(targetInLink, (whole, named: string) => {
		const inner = parseTarget(named);
		return inner ? `](${resolveTarget(inner, locale, services)})` : whole;
	});
}
