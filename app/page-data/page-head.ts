import type { Flavour } from "../../facts/products/materials.ts";
import type { Locale } from "../../facts/site/locales.ts";
import type { PageKey } from "../../facts/site/pages.ts";

/** A page's data for the document's head and the language switch. */
export type PageHead = {
	key: PageKey;
	/** The colour that tints the page. */
	flavour: Flavour;
	title: string;
	description: string;
	/** The page's path in each language. */
	paths: Record<Locale, string>;
	indexed: boolean;
	/** For a query that changes the page: the address to share, and its picture. */
	shared?: { path: string; card: string };
};
