import type { ConfiguredLinks } from "../facts/site/links.ts";
import type { Locale } from "../facts/site/locales.ts";
import { fillFigures } from "./fill-figures.ts";
import { shownItems } from "./open-answers.ts";
import { resolveTarget } from "./resolve-target.ts";
import { parseTarget } from "./targets.ts";

/** What a page shows: renders, photographs or both. */
export type ShownPictures = "renders" | "mixed" | "photographs";

/** Words that depend on what a page shows. */
export type ByPictures<Words> = Readonly<Record<ShownPictures, Words>>;

/** Content whose sentences are ready to show: the same shape, its targets now plain addresses. */
export type Localised<Content> = Content extends string
	? string
	: Content extends ByPictures<infer Words>
		? Localised<Words>
		: Content extends object
			? { [Field in keyof Content]: Localised<Content[Field]> }
			: Content;

/**
 * Fills figures and addresses into every sentence, and picks the words for the pictures `shown`. Leaves out list items
 * that wait for an answer, were replaced by one, or lead to a service that is not configured.
 */
export function localise<Content>(
	content: Content,
	locale: Locale,
	services: ConfiguredLinks,
	shown?: ShownPictures,
): Localised<Content>;
export function localise(content: unknown, locale: Locale, services: ConfiguredLinks, shown?: ShownPictures): unknown {
	if (typeof content === "string") return localiseSentence(content, locale, services);
	if (Array.isArray(content)) {
		return shownItems(content)
			.filter((item) => isReachable(item, locale, services))
			.map((item) => localise(item, locale, services, shown));
	}
	if (isByPictures(content)) {
		if (!shown)
			throw new Error(`'${JSON.stringify(content.renders)}' depends on the pictures of its page; say which it shows`);
		return localise(content[shown], locale, services, shown);
	}
	if (content !== null && typeof content === "object") {
		const worded = isUnconfigured(content, services) ? { ...content, label: content.otherwise } : content;
		const entries = Object.entries(worded).map(([name, value]) => [name, localise(value, locale, services, shown)]);
		return Object.fromEntries(entries);
	}
	return content;
}

function isByPictures(content: unknown): content is ByPictures<unknown> {
	return content !== null && typeof content === "object" && "renders" in content && "photographs" in content;
}

const targetOf = (action: object) =>
	"to" in action && typeof action.to === "string" ? parseTarget(action.to) : undefined;

function isReachable(item: unknown, locale: Locale, services: ConfiguredLinks): boolean {
	const target = item !== null && typeof item === "object" ? targetOf(item) : undefined;
	return target === undefined || resolveTarget(target, locale, services) !== undefined;
}

/** An action that says something else while a page of ours stands in for its service. */
function isUnconfigured(action: object, services: ConfiguredLinks): action is { otherwise: string } {
	const target = targetOf(action);
	return target?.kind === "link" && "otherwise" in action && services.links[target.name] === undefined;
}

const targetInLink = /\]\(((?:page|link|mail|ask):[^)\s]+)\)/g;

function localiseSentence(sentence: string, locale: Locale, services: ConfiguredLinks): string {
	const address = addressOf(sentence, locale, services);
	if (address !== undefined) return address;
	return fillFigures(sentence, locale).replace(targetInLink, (whole, named: string) => {
		const inner = addressOf(named, locale, services);
		return inner === undefined ? whole : `](${inner})`;
	});
}

/** Undefined where the text is no target. */
function addressOf(text: string, locale: Locale, services: ConfiguredLinks): string | undefined {
	const target = parseTarget(text);
	if (!target) return undefined;
	const address = resolveTarget(target, locale, services);
	if (address === undefined) throw new Error(`'${text}' has no address; only an item of a list can be left out`);
	return address;
}
