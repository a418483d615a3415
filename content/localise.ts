import type { ConfiguredAddresses } from "../facts/site/links.ts";
import type { Locale } from "../facts/site/locales.ts";
import { fillFigures } from "./fill-figures.ts";
import { shownItems } from "./open-answers.ts";
import { resolveTarget } from "./resolve-target.ts";
import { parseLinkTarget } from "./targets.ts";

/** The pictures of a page: renders, photographs or both. */
export type PictureKinds = "renders" | "mixed" | "photographs";

/** Words that depend on a page's pictures. */
type ByPictures<Words> = Readonly<Record<PictureKinds, Words>>;

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
	addresses: ConfiguredAddresses,
	shown?: PictureKinds,
): Localised<Content>;
export function localise(
	content: unknown,
	locale: Locale,
	addresses: ConfiguredAddresses,
	shown?: PictureKinds,
): unknown {
	if (typeof content === "string") return localiseSentence(content, locale, addresses);
	if (Array.isArray(content)) {
		return shownItems(content)
			.filter((item) => isReachable(item, locale, addresses))
			.map((item) => localise(item, locale, addresses, shown));
	}
	if (isByPictures(content)) {
		if (!shown)
			throw new Error(`'${JSON.stringify(content.renders)}' depends on the pictures of its page; say which it shows`);
		return localise(content[shown], locale, addresses, shown);
	}
	if (content !== null && typeof content === "object") {
		const labelled = isUnconfigured(content, addresses) ? { ...content, label: content.otherwise } : content;
		const entries = Object.entries(labelled).map(([name, value]) => [name, localise(value, locale, addresses, shown)]);
		return Object.fromEntries(entries);
	}
	return content;
}

function isByPictures(content: unknown): content is ByPictures<unknown> {
	return content !== null && typeof content === "object" && "renders" in content && "photographs" in content;
}

const targetOf = (action: object) =>
	"to" in action && typeof action.to === "string" ? parseLinkTarget(action.to) : undefined;

function isReachable(item: unknown, locale: Locale, addresses: ConfiguredAddresses): boolean {
	const target = item !== null && typeof item === "object" ? targetOf(item) : undefined;
	return target === undefined || resolveTarget(target, locale, addresses) !== undefined;
}

/** Whether an action needs its other label, because its link is not configured and leads to our own page. */
function isUnconfigured(action: object, addresses: ConfiguredAddresses): action is { otherwise: string } {
	const target = targetOf(action);
	return target?.kind === "link" && "otherwise" in action && addresses.links[target.name] === undefined;
}

const targetInLink = /\]\(((?:page|link|mail|ask):[^)\s]+)\)/g;

function localiseSentence(sentence: string, locale: Locale, addresses: ConfiguredAddresses): string {
	const address = addressOf(sentence, locale, addresses);
	if (address !== undefined) return address;
	return fillFigures(sentence, locale).replace(targetInLink, (whole, target: string) => {
		const address = addressOf(target, locale, addresses);
		return address === undefined ? whole : `](${address})`;
	});
}

/** Undefined where the text is no target. */
function addressOf(text: string, locale: Locale, addresses: ConfiguredAddresses): string | undefined {
	const target = parseLinkTarget(text);
	if (!target) return undefined;
	const address = resolveTarget(target, locale, addresses);
	if (address === undefined) throw new Error(`'${text}' has no address; only an item of a list can be left out`);
	return address;
}
