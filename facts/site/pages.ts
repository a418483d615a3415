import type { Flavour } from "../products/materials.ts";
import { homePaths, type Locale } from "./locales.ts";

/**
 * One page in both languages. `flavour` is the colour that tints it; `parameters` are those of the query that
 * change what it shows, so that the server renders it live when one is given; `middleware` names steps that run
 * before the page is answered (app/page/page-middleware.ts).
 */
export type Page = {
	nl: string;
	en: string;
	flavour: Flavour;
	middleware?: readonly string[];
	parameters?: readonly string[];
};

/**
 * The page table: every page of the site, once. Routes, prerendering, the language switch, the sitemap,
 * menus and tests all read it. The key is also the name of app/pages/<key>.tsx and content/<locale>/<key>.ts.
 */
const pages = {
	home: { ...homePaths, flavour: "tabasco" },
	"how-we-work": { nl: "/werkwijze", en: "/en/how-we-work", flavour: "butter" },
	"our-story": { nl: "/ons-verhaal", en: "/en/our-story", flavour: "aubergine" },
	palet: { nl: "/palet", en: "/en/palet-en", flavour: "lychee", parameters: ["m2", "width", "height"] },
	team: { nl: "/team", en: "/en/team", flavour: "tuna" },
	collection: { nl: "/collection", en: "/en/collection", flavour: "mint", parameters: ["show"] },
	fronts: { nl: "/fronten", en: "/en/fronts", flavour: "honey", parameters: ["cabinets"] },
	barre: { nl: "/barre", en: "/en/barre-en", flavour: "aubergine", parameters: ["material"] },
	catch: { nl: "/catch", en: "/en/catch-en", flavour: "blueberry", parameters: ["material"] },
	flush: { nl: "/flush", en: "/en/flush-en", flavour: "tabasco", parameters: ["material"] },
	framed: { nl: "/framed", en: "/en/framed-en", flavour: "sage", parameters: ["material"] },
	own: { nl: "/own", en: "/en/own-en", flavour: "cherry", parameters: ["material"] },
	pull: { nl: "/pull", en: "/en/pull-en", flavour: "mint", parameters: ["material"] },
	worktops: { nl: "/werkbladen", en: "/en/worktops", flavour: "roquefort" },
	"faucets-sinks": {
		nl: "/kranen-en-spoelbakken",
		en: "/en/faucets-sinks",
		flavour: "butter",
		parameters: ["finish"],
	},
	materials: { nl: "/materialen", en: "/en/materials", flavour: "blueberry", parameters: ["a", "b"] },
	mixer: {
		nl: "/mixer",
		en: "/en/mixer",
		flavour: "honey",
		parameters: [
			...["mix", "kept", "plan", "size", "system", "worktop", "sink", "tap", "tone", "floor"],
			...["design", "material", "colour", "wall-design", "wall-material", "wall-colour"],
			...["tall-design", "tall-material", "tall-colour"],
		],
	},
	gallery: {
		nl: "/gallery",
		en: "/en/gallery",
		flavour: "lychee",
		parameters: ["design", "material", "colour", "worktop", "kitchen"],
	},
	contact: { nl: "/contact", en: "/en/contact", flavour: "roquefort" },
	"designer-rotterdam": { nl: "/designer-rotterdam", en: "/en/designer-rotterdam", flavour: "tuna" },
	warehouse: { nl: "/warehouse-medewerker", en: "/en/warehouse-medewerker", flavour: "honey" },
	jobs: { nl: "/vacatures", en: "/en/vacatures", flavour: "mint" },
	faq: { nl: "/faq", en: "/en/faq", flavour: "butter", parameters: ["q", "cabinets"] },
	prices: {
		nl: "/prijzen",
		en: "/en/info/prices",
		flavour: "sage",
		parameters: ["design", "revisions", "colour", "orders", "delivery", "reorder", "samples"],
	},
	exclude: { nl: "/exclude", en: "/en/exclude", flavour: "elephant", middleware: ["noindex"] },
	privacy: { nl: "/privacy", en: "/en/privacy", flavour: "roquefort" },
	samples: { nl: "/samples/material-box", en: "/en/samples/material-box", flavour: "tabasco" },
	thanks: { nl: "/thanks", en: "/en/thanks", flavour: "mint", middleware: ["noindex"] },
	newsletter: { nl: "/nieuwsbrief", en: "/en/newsletter", flavour: "lychee", middleware: ["noindex"] },
	"newsletter-inbox": {
		nl: "/nieuwsbrief/kijk-in-je-mail",
		en: "/en/newsletter/check-your-inbox",
		flavour: "butter",
		middleware: ["noindex"],
	},
	"newsletter-confirm": {
		nl: "/nieuwsbrief/bevestigen",
		en: "/en/newsletter/confirm",
		flavour: "mint",
		middleware: ["noindex"],
		parameters: ["token"],
	},
	"newsletter-expired": {
		nl: "/nieuwsbrief/link-verlopen",
		en: "/en/newsletter/link-expired",
		flavour: "tuna",
		middleware: ["noindex"],
	},
	"newsletter-unsubscribe": {
		nl: "/nieuwsbrief/afmelden",
		en: "/en/newsletter/unsubscribe",
		flavour: "roquefort",
		middleware: ["noindex"],
		parameters: ["token"],
	},
	"newsletter-unsubscribed": {
		nl: "/nieuwsbrief/afgemeld",
		en: "/en/newsletter/unsubscribed",
		flavour: "roquefort",
		middleware: ["noindex"],
	},
	"farrow-and-ball": {
		nl: "/materialen/farrow-and-ball-keukenfronten-voor-ikea-keuken",
		en: "/en/materials/farrow-and-ball-kitchen-fronts-for-ikea-kitchen",
		flavour: "sage",
	},
	fenix: {
		nl: "/materialen/fenix-keuken-fronten-voor-ikea-keuken",
		en: "/en/materials/fenix-kitchen-fronts-for-ikea-kitchen",
		flavour: "cherry",
	},
	"kitchen-fronts": {
		nl: "/keuken-fronten-voor-ikea-keuken",
		en: "/en/kitchen-fronts-for-ikea-kitchen",
		flavour: "honey",
		parameters: ["cabinets"],
	},
	"wooden-fronts": {
		nl: "/materialen/houten-keuken-fronten-voor-ikea-keuken",
		en: "/en/materials/wooden-kitchen-fronts-for-ikea-kitchen",
		flavour: "mocca",
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

/** The address of a page's Markdown twin: the same words for assistants. */
export function markdownPathOf(path: string): string {
	return path === "/" ? "/index.md" : `${path}.md`;
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
