import type { LoaderFunctionArgs } from "react-router";
import en from "../../../content/en/front-words.ts";
import nl from "../../../content/nl/front-words.ts";
import type { PageContent } from "../../../content/page-content.ts";
import type { FrontDesign } from "../../../facts/fronts.ts";
import { localeOfPath } from "../../../facts/locales.ts";
import { pathOf } from "../../../facts/pages.ts";
import { frontPaths } from "../../loading/front-paths.ts";
import { galleryKitchens } from "../../loading/gallery-kitchens.server.ts";
import { loadPage, loadWords } from "../../loading/load-page.ts";
import { shotsIn } from "../../loading/shots.server.ts";
import { showcaseMaterial } from "../front-showcase.ts";
import { materialIn } from "./chosen-material.ts";

const loadFrontWords = loadWords({ nl, en });

/** The loader of a design's page: its own words, those that all fronts share, and the material that was asked for. */
export function loadFrontPage<Content extends PageContent>(
	design: FrontDesign,
	words: { nl: Content; en: NoInfer<Content> },
) {
	const load = loadPage(design, words);
	return (args: LoaderFunctionArgs) => {
		const locale = localeOfPath(args.url.pathname);
		return {
			...load(args),
			words: loadFrontWords(args),
			paths: frontPaths(args.url),
			gallery: `${pathOf("gallery", locale)}?design=${design}`,
			kitchen: galleryKitchens(locale).find(({ shot }) => shot.shows.design === design)?.shot,
			detail: Object.values(shotsIn("details", locale)).find(({ shows }) => shows.design === design),
			rendered: materialIn(args.url.searchParams) ?? showcaseMaterial(design),
		};
	};
}
