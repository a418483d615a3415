import type * as v from "valibot";
import { permanentVacancies } from "../company/permanent-vacancies.ts";
import vacancyData from "../company/vacancies.yaml";
import type { vacanciesSchema } from "../company/vacancies-schema.ts";
import { vacancyLooks } from "../company/vacancy-looks.ts";
import type { Flavour } from "../products/materials.ts";
import { homePaths, type Locale, locales } from "./locales.ts";

/** One page in both languages, as it is written below. */
type PageRow = {
	nl: string;
	en: string;
	/** The colour that tints it. */
	flavour: Flavour;
	/** The heading under which llms.txt lists it. */
	section: "products" | "buying" | "studio";
	/** The page above it in the breadcrumbs; the home page where none is given. */
	parent?: string;
	/**
	 * "noindex" keeps it out of search engines. The specification of the site calls this route middleware, and asks that an
	 * unknown name raises an error (app/page-data/check-middleware.ts).
	 */
	middleware?: readonly string[];
	/** Query parameters that change the page: with one of these the server renders it anew. */
	parameters?: readonly string[];
	/** It has a form, so it answers POST as well. */
	forms?: true;
	/** It shows the state of the desk, so it is rendered for each request (if it has a token, only with that). */
	fresh?: true;
};

const frontPage = { section: "products", parent: "fronts", parameters: ["material"] } as const;
const hiddenPage = { section: "studio", middleware: ["noindex"] } as const;
const mixerParameters = [
	"mix",
	"kept",
	"plan",
	"size",
	"uppers",
	"system",
	"worktop",
	"sink",
	"tap",
	"tone",
	"floor",
	"design",
	"material",
	"colour",
	"wall-design",
	"wall-material",
	"wall-colour",
	"tall-design",
	"tall-material",
	"tall-colour",
	"singles",
] as const;

/**
 * Every page, once: routes, prerendering, language switch, sitemap and tests read it. The key names
 * app/pages/<key>.tsx and content/<locale>/<key>.yaml. Menu and footer: content/<locale>/shell.yaml.
 */
const fixedPages = {
	home: { ...homePaths, flavour: "tabasco", section: "studio" },
	"how-we-work": { nl: "/werkwijze", en: "/en/how-we-work", flavour: "butter", section: "buying" },
	"our-story": { nl: "/ons-verhaal", en: "/en/our-story", flavour: "aubergine", section: "studio" },
	palet: {
		nl: "/palet",
		en: "/en/palet-en",
		flavour: "lychee",
		section: "products",
		parameters: ["m2", "width", "height"],
	},
	team: { nl: "/team", en: "/en/team", flavour: "tuna", section: "studio", parent: "our-story" },
	collection: { nl: "/collection", en: "/en/collection", flavour: "mint", section: "products" },
	fronts: {
		nl: "/fronten",
		en: "/en/fronts",
		flavour: "honey",
		section: "products",
		parent: "collection",
		parameters: ["cabinets"],
	},
	barre: { nl: "/barre", en: "/en/barre-en", flavour: "tuna", ...frontPage },
	catch: { nl: "/catch", en: "/en/catch-en", flavour: "blueberry", ...frontPage },
	flush: { nl: "/flush", en: "/en/flush-en", flavour: "tabasco", ...frontPage },
	framed: { nl: "/framed", en: "/en/framed-en", flavour: "sage", ...frontPage },
	own: { nl: "/own", en: "/en/own-en", flavour: "mint", ...frontPage },
	pull: { nl: "/pull", en: "/en/pull-en", flavour: "butter", ...frontPage },
	worktops: { nl: "/werkbladen", en: "/en/worktops", flavour: "roquefort", section: "products", parent: "collection" },
	"faucets-sinks": {
		nl: "/kranen-en-spoelbakken",
		en: "/en/faucets-sinks",
		flavour: "butter",
		section: "products",
		parent: "collection",
		parameters: ["finish"],
	},
	"word-wall": {
		nl: "/muur",
		en: "/en/wall",
		flavour: "honey",
		section: "products",
		parent: "fronts",
		parameters: ["w", "s", "f"],
	},
	materials: {
		nl: "/materialen",
		en: "/en/materials",
		flavour: "blueberry",
		section: "products",
		parent: "collection",
		parameters: ["a", "b"],
	},
	mixer: { nl: "/mixer", en: "/en/mixer", flavour: "honey", section: "products", parameters: mixerParameters },
	gallery: {
		nl: "/gallery",
		en: "/en/gallery",
		flavour: "lychee",
		section: "products",
		parameters: ["design", "material", "colour", "worktop", "kitchen"],
	},
	appointment: {
		nl: "/afspraak",
		en: "/en/appointment",
		flavour: "honey",
		section: "buying",
		parameters: ["type", "studio", "mix", "start"],
		forms: true,
		fresh: true,
	},
	"appointment-manage": {
		nl: "/afspraak/beheren",
		en: "/en/appointment/manage",
		flavour: "mint",
		...hiddenPage,
		parent: "appointment",
		parameters: ["token", "new", "moved"],
		forms: true,
		fresh: true,
	},
	received: {
		nl: "/ontvangen",
		en: "/en/received",
		flavour: "mint",
		...hiddenPage,
		parameters: ["kind", "ref"],
	},
	contact: {
		nl: "/contact",
		en: "/en/contact",
		flavour: "roquefort",
		section: "studio",
		parameters: ["subject"],
		forms: true,
	},
	vacancies: {
		nl: "/vacatures",
		en: "/en/vacatures",
		flavour: "mint",
		section: "studio",
		parameters: ["vacancy"],
		forms: true,
	},
	faq: { nl: "/faq", en: "/en/faq", flavour: "butter", section: "buying", parameters: ["q", "cabinets"] },
	prices: {
		nl: "/prijzen",
		en: "/en/info/prices",
		flavour: "sage",
		section: "buying",
		parameters: ["design", "revisions", "colour", "orders", "delivery", "reorder", "samples"],
	},
	exclude: { nl: "/exclude", en: "/en/exclude", flavour: "elephant", ...hiddenPage },
	privacy: { nl: "/privacy", en: "/en/privacy", flavour: "roquefort", section: "studio" },
	samples: {
		nl: "/samples/material-box",
		en: "/en/samples/material-box",
		flavour: "tabasco",
		section: "buying",
		parent: "materials",
		parameters: ["boxes"],
		forms: true,
	},
	thanks: { nl: "/thanks", en: "/en/thanks", flavour: "mint", ...hiddenPage },
	newsletter: { nl: "/nieuwsbrief", en: "/en/newsletter", flavour: "lychee", ...hiddenPage, forms: true },
	"newsletter-inbox": {
		nl: "/nieuwsbrief/kijk-in-je-mail",
		en: "/en/newsletter/check-your-inbox",
		flavour: "butter",
		...hiddenPage,
	},
	"newsletter-confirm": {
		nl: "/nieuwsbrief/bevestigen",
		en: "/en/newsletter/confirm",
		flavour: "mint",
		...hiddenPage,
		parameters: ["token"],
		forms: true,
	},
	"newsletter-unsubscribe": {
		nl: "/nieuwsbrief/afmelden",
		en: "/en/newsletter/unsubscribe",
		flavour: "roquefort",
		...hiddenPage,
		parameters: ["token"],
		forms: true,
	},
	"newsletter-unsubscribed": {
		nl: "/nieuwsbrief/afgemeld",
		en: "/en/newsletter/unsubscribed",
		flavour: "roquefort",
		...hiddenPage,
	},
	"farrow-and-ball": {
		nl: "/materialen/farrow-and-ball-keukenfronten-voor-ikea-keuken",
		en: "/en/materials/farrow-and-ball-kitchen-fronts-for-ikea-kitchen",
		flavour: "sage",
		section: "products",
		parent: "materials",
	},
	fenix: {
		nl: "/materialen/fenix-keuken-fronten-voor-ikea-keuken",
		en: "/en/materials/fenix-kitchen-fronts-for-ikea-kitchen",
		flavour: "cherry",
		section: "products",
		parent: "materials",
	},
	"kitchen-fronts": {
		nl: "/keuken-fronten-voor-ikea-keuken",
		en: "/en/kitchen-fronts-for-ikea-kitchen",
		flavour: "honey",
		section: "products",
		parent: "fronts",
		parameters: ["cabinets"],
	},
	"wooden-fronts": {
		nl: "/materialen/houten-keuken-fronten-voor-ikea-keuken",
		en: "/en/materials/wooden-kitchen-fronts-for-ikea-kitchen",
		flavour: "mocca",
		section: "products",
		parent: "materials",
	},
} as const satisfies Record<string, PageRow>;

type FixedPageKey = keyof typeof fixedPages;

/** Parameter names of a page. Type a constant with it and renaming one breaks the compile. */
export type PageParameter<Key extends FixedPageKey> = (typeof fixedPages)[Key] extends {
	parameters: readonly (infer Name extends string)[];
}
	? Name
	: never;

export type VacancyPageKey = `vacancies/${string}`;
export type PageKey = FixedPageKey | VacancyPageKey;

/** One page in both languages. */
export type Page = Omit<PageRow, "parent"> & { parent?: PageKey };

const { vacancies }: v.InferOutput<typeof vacanciesSchema> = vacancyData;

/** Vacancies with a page of their own: one module shows them all, their words are in content/<locale>/vacancies. */
const vacancyPages: Readonly<Record<VacancyPageKey, Page>> = Object.fromEntries(
	vacancies.flatMap(({ page, place }) => {
		if (!page) return [];
		const permanent = permanentVacancies.find((one) => one.page === page);
		const path = permanent?.path ?? `${fixedPages.vacancies.nl}/${page}`;
		const { flavour } = vacancyLooks[place];
		const entry: Page = { nl: path, en: `/en${path}`, flavour, section: "studio", parent: "vacancies", forms: true };
		return [[`vacancies/${page}`, entry]];
	}),
);

/** Every page by its key. A `parent` that is no page does not compile here. */
export const pages: Readonly<Record<PageKey, Page>> = { ...fixedPages, ...vacancyPages };

export const isPageKey = (key: string): key is PageKey => Object.hasOwn(pages, key);
export const pageKeys = Object.keys(pages).filter(isPageKey);

const isFixedPage = (key: string): key is FixedPageKey => Object.hasOwn(fixedPages, key);

export function pageOf(key: PageKey): Page {
	const page = pages[key];
	if (!page) throw new Error(`There is no page '${key}'`);
	return page;
}

/** The name of its module in app/pages. */
export function moduleOf(key: PageKey): string {
	return isFixedPage(key) ? key : "vacancy";
}

export function pathOf(key: PageKey, locale: Locale): string {
	return pageOf(key)[locale];
}

/** Every address of the page table. */
export function pagePaths(): string[] {
	return pageKeys.flatMap((key) => locales.map((locale) => pathOf(key, locale)));
}

/** The address of the page as Markdown, for assistants. */
export function markdownPathOf(path: string): string {
	return path === "/" ? "/index.md" : `${path}.md`;
}

export function isIndexed(key: PageKey): boolean {
	return !pageOf(key).middleware?.includes("noindex");
}

/** The way from the home page to a page, both included. */
export function breadcrumbsTo(key: PageKey): PageKey[] {
	return key === "home" ? [key] : [...breadcrumbsTo(pageOf(key).parent ?? "home"), key];
}

export function routeIdOf(key: PageKey, locale: Locale): string {
	return `${key}___${locale}`;
}
