import type { LoaderFunctionArgs } from "react-router";
import { localeOfPath } from "../../../facts/site/locales.ts";
import { type PageKey, pathOf } from "../../../facts/site/pages.ts";
import { loadWords } from "../../page-data/load-page.ts";
import { fitAnchor } from "./cabinets-query.ts";

const loadFitWords = loadWords("fit-check");

export function loadFitCheck(key: PageKey, { url }: Pick<LoaderFunctionArgs, "url">) {
	const words = loadFitWords({ url });
	const path = pathOf(key, localeOfPath(url.pathname));
	return {
		words,
		/** A link to the check from elsewhere on the page. */
		link: { label: words.heading, to: `${path}#${fitAnchor}` },
	};
}
