import type { LoaderFunctionArgs } from "react-router";
import en from "../../../content/en/front-words.yaml";
import nl from "../../../content/nl/front-words.yaml";
import type { Content } from "../../../content/schemas/all.ts";
import type { FrontDesign } from "../../../facts/products/fronts.ts";
import { type Locale, localeOfPath } from "../../../facts/site/locales.ts";
import { pathOf } from "../../../facts/site/pages.ts";
import { loadPage, loadWords } from "../../page/load-page.ts";
import { combinationsOf } from "../../ui/picture/combinations.server.ts";
import { shotOf, shotsIn } from "../../ui/picture/shots.server.ts";
import { frontInsides } from "../front-insides.server.ts";
import { frontPaths } from "../front-paths.ts";

const loadFrontWords = loadWords<"front-words">({ nl, en });

/** A kitchen in the colour of the page, the same one upright for phones, something close by, and another kitchen. */
const pictures: Record<FrontDesign, { kitchen: string; portrait?: string; near: string; other: string }> = {
	own: {
		kitchen: "kitchens/own-lychee-city",
		portrait: "portraits/own-lychee-city",
		near: "details/own-knob",
		other: "kitchens/own-roquefort-corner",
	},
	catch: {
		kitchen: "kitchens/catch-blueberry-loft",
		portrait: "portraits/catch-blueberry-loft",
		near: "details/catch-hole",
		other: "kitchens/catch-multiplex-attic",
	},
	flush: {
		kitchen: "kitchens/flush-tabasco-canal-house",
		portrait: "portraits/flush-tabasco-canal-house",
		near: "stories/open-pantry",
		other: "kitchens/flush-walnut-corner",
	},
	pull: {
		kitchen: "kitchens/pull-oak-natural",
		portrait: "portraits/pull-oak-natural",
		near: "details/pull-edge",
		other: "kitchens/pull-walnut-galley",
	},
	framed: {
		kitchen: "kitchens/framed-sage-thirties",
		near: "stories/front-leaning",
		other: "kitchens/framed-painted-green",
	},
	barre: {
		kitchen: "kitchens/barre-tuna-canal-house",
		portrait: "portraits/barre-tuna-canal-house",
		near: "stories/open-drawers",
		other: "kitchens/barre-warm-oak-island",
	},
};

/** The loader of a design's page: its own words and pictures, and what all fronts share. */
export function loadFrontPage<Design extends FrontDesign>(design: Design, words: Record<Locale, Content<Design>>) {
	const load = loadPage(design, words);
	return (args: LoaderFunctionArgs) => {
		const locale = localeOfPath(args.url.pathname);
		const { kitchen, portrait, near, other } = pictures[design];
		return {
			...load(args),
			words: loadFrontWords(args),
			paths: frontPaths(args.url),
			gallery: `${pathOf("gallery", locale)}?design=${design}`,
			pictures: {
				kitchen: shotOf(kitchen, locale),
				portrait: portrait ? shotOf(portrait, locale) : undefined,
				near: shotOf(near, locale),
				other: shotOf(other, locale),
			},
			/** Macros of this design, in several materials. */
			edges: Object.values(shotsIn("edges", locale)).filter(({ shows }) => shows.design === design),
			insides: frontInsides(locale),
			combinations: combinationsOf(design, locale),
		};
	};
}
