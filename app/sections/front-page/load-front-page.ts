import type { LoaderFunctionArgs } from "react-router";
import en from "../../../content/en/front-words.ts";
import nl from "../../../content/nl/front-words.ts";
import type { PageContent } from "../../../content/page-content.ts";
import type { FrontDesign } from "../../../facts/fronts.ts";
import { frontPaths } from "../../loading/front-paths.ts";
import { loadPage, loadWords } from "../../loading/load-page.ts";
import { showcaseMaterial } from "../front-showcase.ts";
import { materialIn } from "./chosen-material.ts";

const loadFrontWords = loadWords({ nl, en });

/** The loader of a design's page: its own words, those that all fronts share, and the material that was asked for. */
export function loadFrontPage<Content extends PageContent>(
	design: FrontDesign,
	words: { nl: Content; en: NoInfer<Content> },
) {
	const load = loadPage(design, words);
	return (args: LoaderFunctionArgs) => ({
		...load(args),
		words: loadFrontWords(args),
		paths: frontPaths(args.url),
		rendered: materialIn(args.url.searchParams) ?? showcaseMaterial(design),
	});
}
