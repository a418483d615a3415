import type { LoaderFunctionArgs } from "react-router";
import en from "../../../content/en/fit-check.ts";
import nl from "../../../content/nl/fit-check.ts";
import { localeOfPath } from "../../../facts/site/locales.ts";
import { type PageKey, pathOf } from "../../../facts/site/pages.ts";
import { loadWords } from "../../page/load-page.ts";
import { fitAnchor } from "./chosen-cabinets.ts";

const loadFitWords = loadWords({ nl, en });

/** What the check needs from the loader of the page it stands on. */
export function loadFitCheck(key: PageKey, { url }: Pick<LoaderFunctionArgs, "url">) {
	const words = loadFitWords({ url });
	const path = pathOf(key, localeOfPath(url.pathname));
	return {
		words,
		/** To the check itself, from elsewhere on its page. */
		link: { label: words.heading, to: `${path}#${fitAnchor}` },
	};
}
