import type { FrontDesign } from "../../../facts/products/fronts.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import { pathOf } from "../../../facts/site/pages.ts";
import { wordsOf } from "../../content.server.ts";
import { loadPage } from "../../page-data/load-page.ts";
import { combinationsOf } from "../../ui/picture/combinations.server.ts";
import { shotOf, shotsIn } from "../../ui/picture/shots.server.ts";
import { galleryKitchen } from "../gallery/gallery-kitchens.server.ts";
import { frontInsides } from "../shared/front-insides.server.ts";
import { frontPaths } from "../shared/front-paths.ts";

/** A kitchen in the colour of the page, something close by, and another kitchen. */
const pictures: Record<FrontDesign, { kitchen: string; near: string; other: string }> = {
	own: {
		kitchen: "own-mint-city",
		near: "details/own-knob",
		other: "own-roquefort-corner",
	},
	catch: {
		kitchen: "catch-blueberry-loft",
		near: "details/catch-hole",
		other: "catch-multiplex-attic",
	},
	flush: {
		kitchen: "flush-tabasco-canal-house",
		near: "edges/flush-walnut",
		other: "flush-walnut-corner",
	},
	pull: {
		kitchen: "pull-oak-natural",
		near: "details/pull-edge",
		other: "pull-cacao-evening",
	},
	framed: {
		kitchen: "framed-painted-green",
		near: "edges/framed-butter",
		other: "framed-sage-thirties",
	},
	barre: {
		kitchen: "barre-tuna-canal-house",
		near: "details/barre-bars",
		other: "barre-honey-attic",
	},
};

/** What the loader of a design's page returns: its own words and pictures, and what all fronts share. */
export function loadFrontPage<Design extends FrontDesign>(design: Design, locale: Locale) {
	const { kitchen, near, other } = pictures[design];
	return {
		...loadPage(design, locale),
		words: wordsOf("front-words", locale),
		paths: frontPaths(locale),
		gallery: `${pathOf("gallery", locale)}?design=${design}`,
		pictures: {
			kitchen: galleryKitchen(kitchen, locale),
			near: shotOf(near, locale),
			other: galleryKitchen(other, locale),
		},
		/** Macros of this design, in several materials. */
		edges: Object.values(shotsIn("edges", locale)).filter(({ shows }) => shows.design === design),
		insides: frontInsides(locale),
		combinations: combinationsOf(design, locale),
	};
}
