import type { LoaderFunctionArgs } from "react-router";
import en from "../../../content/en/front-words.yaml";
import nl from "../../../content/nl/front-words.yaml";
import type { Content } from "../../../content/schemas/all.ts";
import { type FrontDesign, frontDesigns } from "../../../facts/products/fronts.ts";
import { type Locale, localeOfPath } from "../../../facts/site/locales.ts";
import { pathOf } from "../../../facts/site/pages.ts";
import { loadPage, loadWords } from "../../page/load-page.ts";
import { combinationsOf } from "../../ui/picture/combinations.server.ts";
import type { ShownShot } from "../../ui/picture/shot-source.ts";
import { shotsIn } from "../../ui/picture/shots.server.ts";
import { frontPaths } from "../front-paths.ts";
import { galleryKitchens } from "../gallery/gallery-kitchens.server.ts";

const loadFrontWords = loadWords<"front-words">({ nl, en });

/** The loader of a design's page: its own words and those that all fronts share. */
export function loadFrontPage<Design extends FrontDesign>(design: Design, words: Record<Locale, Content<Design>>) {
	const load = loadPage(design, words);
	return (args: LoaderFunctionArgs) => {
		const locale = localeOfPath(args.url.pathname);
		return {
			...load(args),
			words: loadFrontWords(args),
			paths: frontPaths(args.url),
			gallery: `${pathOf("gallery", locale)}?design=${design}`,
			kitchen: firstOf(
				design,
				galleryKitchens(locale).map(({ shot }) => shot),
			),
			detail: firstOf(design, Object.values(shotsIn("details", locale))),
			portraits: allOf(design, "portraits", locale),
			edges: allOf(design, "edges", locale),
			insides: insidesOf(design, locale),
			combinations: combinationsOf(design, locale),
		};
	};
}

/** Fails the build when the design has no picture. */
function firstOf(design: FrontDesign, shots: readonly ShownShot[]): ShownShot {
	const found = shots.find(({ shows }) => shows.design === design);
	if (!found) throw new Error(`The studio has no picture of ${design} here.`);
	return found;
}

const allOf = (design: FrontDesign, group: string, locale: Locale) =>
	Object.values(shotsIn(group, locale)).filter(({ shows }) => shows.design === design);

/** Each design hides some of the cupboards' insides: no two pages the same. */
function insidesOf(design: FrontDesign, locale: Locale): ShownShot[] {
	const at = frontDesigns.indexOf(design);
	return Object.values(shotsIn("insides", locale)).filter((_, number) => number % frontDesigns.length === at);
}
