import type { LoaderFunctionArgs } from "react-router";
import { brand } from "../../content/brand.ts";
import { type Localised, localise } from "../../content/localise.ts";
import type { PageContent } from "../../content/page-content.ts";
import { localeOfPath } from "../../facts/site/locales.ts";
import { type PageKey, pageOf, pathOf } from "../../facts/site/pages.ts";
import { publicConfig } from "../public-config.server.ts";
import type { PageHead } from "./page-head.ts";
import { applyMiddleware } from "./page-middleware.ts";

/** The loader of a page: its words in the language of the address, with figures and addresses written in. */
export function loadPage<Content extends PageContent>(key: PageKey, words: { nl: Content; en: NoInfer<Content> }) {
	return ({ request, url }: LoaderFunctionArgs): { head: PageHead; content: Localised<Content> } => {
		const locale = localeOfPath(url.pathname);
		const content = localise(words[locale], locale, publicConfig);
		const { title, description } = localise(headOf(words[locale]), locale, publicConfig);
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

const headOf = ({ title, description }: PageContent) => ({ title, description });

/** A loader for words that several pages share, in the language of the address. */
export function loadWords<Words>(words: { nl: Words; en: NoInfer<Words> }) {
	return ({ url }: Pick<LoaderFunctionArgs, "url">): Localised<Words> => {
		const locale = localeOfPath(url.pathname);
		return localise(words[locale], locale, publicConfig);
	};
}

/** The home page names the studio first, every other page its own subject. */
function titleOf(key: PageKey, title: string): string {
	return key === "home" ? `${brand} | ${title}` : `${title} | ${brand}`;
}
