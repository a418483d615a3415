import type { LoaderFunctionArgs } from "react-router";
import { brand } from "../../content/brand.ts";
import { type ByPictures, type Localised, localise, type ShownPictures } from "../../content/localise.ts";
import type { Content, ContentName } from "../../content/schemas/all.ts";
import { localeOfPath } from "../../facts/site/locales.ts";
import { isIndexed, type PageKey, pageOf, pathOf } from "../../facts/site/pages.ts";
import { contentOf } from "../content.server.ts";
import { publicConfig } from "../public-config.server.ts";
import type { PageHead } from "./page-head.ts";

/**
 * The loader of a page: its words in the language of the address, with figures and addresses written in. Pages with
 * words about their pictures pass `getShown`.
 */
export function loadPage<Key extends PageKey>(key: Key, getShown?: () => ShownPictures) {
	return ({ url }: LoaderFunctionArgs): { head: PageHead; content: Localised<Content<Key>> } => {
		const locale = localeOfPath(url.pathname);
		const shown = getShown?.();
		const words = contentOf(key, locale);
		const content = localise(words, locale, publicConfig, shown);
		// Localised a second time: TypeScript does not see `title` in the generic type of `content`.
		const { title, description } = localise(headOf(words), locale, publicConfig, shown);
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

type Head = { title: string; description: string | ByPictures<string> };
const headOf = ({ title, description }: Head): Head => ({ title, description });

/** A loader for words that several pages share, in the language of the address: loadWords("front-words"). */
export function loadWords<Name extends ContentName>(name: Name) {
	return ({ url }: Pick<LoaderFunctionArgs, "url">): Localised<Content<Name>> => {
		const locale = localeOfPath(url.pathname);
		return localise(contentOf(name, locale), locale, publicConfig);
	};
}

/** The home page names the studio first, every other page its own subject. */
function titleOf(key: PageKey, title: string): string {
	return key === "home" ? `${brand} | ${title}` : `${title} | ${brand}`;
}
