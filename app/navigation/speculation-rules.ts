/**
 * Pages of this site. Links with a query change what a page shows, or lead to pages that are made on request. By their
 * addresses only: to look at anything else of a link, browsers style all of them anew with every press.
 */
const pages = { and: [{ href_matches: "/*" }, { not: { href_matches: "/*\\?(.+)" } }] };

/** What the browser fetches while a visitor is about to press a link (docs/decisions/0017): the page it leads to. */
export const speculationRules = { prefetch: [{ where: pages, eagerness: "moderate" }] };

/** What it may also do while a pointer rests on a link (`prepare-next.ts`): make that page ready to be shown. */
export const preparationRules = { prerender: [{ where: pages, eagerness: "moderate" }] };

/**
 * The `handle` of a page without these rules. Browsers read them anew whenever a page's address changes, and keep what they
 * read: too much for a page that changes its address with every choice.
 */
export const withoutSpeculation = "without-speculation";
