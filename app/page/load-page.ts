import type { LoaderFunctionArgs } from "react-router";
import { brand } from "../../content/brand.ts";
import { type ByPictures, type Localised, localise, type ShownPictures } from "../../content/localise.ts";
import type { Content, ContentName } from "../../content/schemas/all.ts";
import { type Locale, localeOfPath } from "../../facts/site/locales.ts";
import { type PageKey, pageOf, pathOf } from "../../facts/site/pages.ts";
import { publicConfig } from "../public-config.server.ts";
import type { PageHead } from "./page-head.ts";
import { applyMiddleware } from "./page-middleware.ts";

/** YAML has no types of its own, so the name of the file gives it one. */
type Words<Name extends ContentName> = Readonly<Record<Locale, Content<Name>>>;

/**
 * The loader of a page: its words in the language of the address, with figures and addresses written in. Pages with
 * words about their pictures say which they show.
 */
export function loadPage<Key extends PageKey>(key: Key, words: Words<Key>, getShown?: () => ShownPictures) {
	return ({ request, url }: LoaderFunctionArgs): { head: PageHead; content: Localised<Content<Key>> } => {
		const locale = localeOfPath(url.pathname);
		const shown = getShown?.();
		const content = localise(words[locale], locale, publicConfig, shown);
		const { title, description } = localise(headOf(words[locale]), locale, publicConfig, shown);
		const head = {
			key,
			flavour: pageOf(key).flavour,
			title: titleOf(key, title),
			description,
			paths: { nl: pathOf(key, "nl"), en: pathOf(key, "en") },
			indexed: true,
		};
		return { head: applyMiddleware(key, head, request), content };
	};
}

type Head = { title: string; description: string | ByPictures<string> };
const headOf = ({ title, description }: Head): Head => ({ title, description });

/** A loader for words that several pages share, in the language of the address: loadWords<"front-words">({ nl, en }). */
export function loadWords<Name extends ContentName>(words: Words<Name>) {
	return ({ url }: Pick<LoaderFunctionArgs, "url">): Localised<Content<Name>> => {
		const locale = localeOfPath(url.pathname);
		return localise(words[locale], locale, publicConfig);
	};
}

/** The home page names the studio first, every other page its own subject. */
function titleOf(key: PageKey, title: string): string {
	return key === "home" ? `${brand} | ${title}` : `${title} | ${brand}`;
}
