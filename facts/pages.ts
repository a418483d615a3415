import type { Locale } from "./locales.ts";

/** One page in both languages. `middleware` names steps that run before the page is answered (app/middleware). */
export type Page = { nl: string; en: string; middleware?: readonly string[] };

/**
 * The page table: every page of the site, once. Routes, prerendering, the language switch, the sitemap,
 * menus and tests all read it. The key is also the name of app/pages/<key>.tsx and content/<locale>/<key>.ts.
 */
const pages = {
	home: { nl: "/", en: "/en" },
	"how-we-work": { nl: "/werkwijze", en: "/en/how-we-work" },
	"our-story": { nl: "/ons-verhaal", en: "/en/our-story" },
	palet: { nl: "/palet", en: "/en/palet-en" },
	team: { nl: "/team", en: "/en/team" },
	collection: { nl: "/collection", en: "/en/collection" },
	fronts: { nl: "/fronten", en: "/en/fronts" },
	barre: { nl: "/barre", en: "/en/barre-en" },
	catch: { nl: "/catch", en: "/en/catch-en" },
	flush: { nl: "/flush", en: "/en/flush-en" },
	framed: { nl: "/framed", en: "/en/framed-en" },
	own: { nl: "/own", en: "/en/own-en" },
	pull: { nl: "/pull", en: "/en/pull-en" },
	worktops: { nl: "/werkbladen", en: "/en/worktops" },
	"faucets-sinks": { nl: "/kranen-en-spoelbakken", en: "/en/faucets-sinks" },
	materials: { nl: "/materialen", en: "/en/materials" },
	gallery: { nl: "/gallery", en: "/en/gallery" },
	contact: { nl: "/contact", en: "/en/contact" },
	"designer-rotterdam": { nl: "/designer-rotterdam", en: "/en/designer-rotterdam" },
	warehouse: { nl: "/warehouse-medewerker", en: "/en/warehouse-medewerker" },
	jobs: { nl: "/vacatures", en: "/en/vacatures" },
	faq: { nl: "/faq", en: "/en/faq" },
	prices: { nl: "/prijzen", en: "/en/info/prices" },
	exclude: { nl: "/exclude", en: "/en/exclude", middleware: ["noindex"] },
	samples: { nl: "/samples/material-box", en: "/en/samples/material-box" },
	thanks: { nl: "/thanks", en: "/en/thanks", middleware: ["noindex"] },
	"farrow-and-ball": {
		nl: "/materialen/farrow-and-ball-keukenfronten-voor-ikea-keuken",
		en: "/en/materials/farrow-and-ball-kitchen-fronts-for-ikea-kitchen",
	},
	fenix: {
		nl: "/materialen/fenix-keuken-fronten-voor-ikea-keuken",
		en: "/en/materials/fenix-kitchen-fronts-for-ikea-kitchen",
	},
	"kitchen-fronts": { nl: "/keuken-fronten-voor-ikea-keuken", en: "/en/kitchen-fronts-for-ikea-kitchen" },
	"wooden-fronts": {
		nl: "/materialen/houten-keuken-fronten-voor-ikea-keuken",
		en: "/en/materials/wooden-kitchen-fronts-for-ikea-kitchen",
	},
} as const satisfies Record<string, Page>;

export type PageKey = keyof typeof pages;

const isPageKey = (key: string): key is PageKey => Object.hasOwn(pages, key);
export const pageKeys = Object.keys(pages).filter(isPageKey);

/** The table seen without its literal types, for code that treats all pages alike. */
export function pageOf(key: PageKey): Page {
	return pages[key];
}

export function pathOf(key: PageKey, locale: Locale): string {
	return pages[key][locale];
}

export function isIndexed(key: PageKey): boolean {
	return !pageOf(key).middleware?.includes("noindex");
}

export type RouteId = `${PageKey}___${Locale}`;

export function routeIdOf(key: PageKey, locale: Locale): RouteId {
	return `${key}___${locale}`;
}

/** The page behind a route id, or undefined where the id belongs to no page (the root, a not-found route). */
export function pageOfRouteId(id: string): { key: PageKey; locale: Locale } | undefined {
	const [key = "", locale] = id.split("___");
	if (!isPageKey(key) || (locale !== "nl" && locale !== "en")) return undefined;
	return { key, locale };
}

export { isPageKey };
