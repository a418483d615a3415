import { brand } from "../../content/brand.ts";
import type { PictureKinds } from "../../content/localise.ts";
import type { Words } from "../../content/words.ts";
import { type Locale, localeOfPath } from "../../facts/site/locales.ts";
import { isIndexed, type PageKey, pageOf, pathOf } from "../../facts/site/pages.ts";
import { wordsOf } from "../content.server.ts";
import type { PageHead } from "./page-head.ts";

/** The language of an address: its path decides. */
export const localeOf = (url: URL): Locale => localeOfPath(url.pathname);

/**
 * What the loader of every page returns: its head, and its words with figures and addresses written in. Pages with
 * words about their pictures pass `shown`.
 */
export function loadPage<Key extends PageKey>(
	key: Key,
	locale: Locale,
	shown?: PictureKinds,
): { head: PageHead; content: Words<Key> } {
	const content = wordsOf(key, locale, { shown });
	const { title, description } = content;
	const head = {
		key,
		flavour: pageOf(key).flavour,
		title: titleOf(key, title),
		description,
		paths: { nl: pathOf(key, "nl"), en: pathOf(key, "en") },
		indexed: isIndexed(key),
	};
	return { head, content };
}

/** The home page names the studio first, every other page its own subject. */
function titleOf(key: PageKey, title: string): string {
	return key === "home" ? `${brand} | ${title}` : `${title} | ${brand}`;
}
