import type { LoaderFunctionArgs } from "react-router";
import { brand } from "../../content/brand.ts";
import type { PictureKinds } from "../../content/localise.ts";
import type { ContentName } from "../../content/schemas/all.ts";
import type { Words } from "../../content/words.ts";
import { localeOfPath } from "../../facts/site/locales.ts";
import { isIndexed, type PageKey, pageOf, pathOf } from "../../facts/site/pages.ts";
import { wordsOf } from "../content.server.ts";
import type { PageHead } from "./page-head.ts";

/**
 * The loader of a page: its words in the language of the address, with figures and addresses written in. Pages with
 * words about their pictures pass `getShown`.
 */
export function loadPage<Key extends PageKey>(key: Key, getShown?: () => PictureKinds) {
	return ({ url }: LoaderFunctionArgs): { head: PageHead; content: Words<Key> } => {
		const locale = localeOfPath(url.pathname);
		const shown = getShown?.();
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
	};
}

/** A loader for words that several pages share, in the language of the address: loadWords("front-words"). */
export function loadWords<Name extends ContentName>(name: Name) {
	return ({ url }: Pick<LoaderFunctionArgs, "url">) => wordsOf(name, localeOfPath(url.pathname));
}

/** The home page names the studio first, every other page its own subject. */
function titleOf(key: PageKey, title: string): string {
	return key === "home" ? `${brand} | ${title}` : `${title} | ${brand}`;
}
