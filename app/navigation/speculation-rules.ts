/**
 * What the browser fetches while a visitor is about to press a link (docs/decisions/0017): the page it leads to. Links
 * with a query change what this page shows, or lead to pages that are made on request. By their addresses only: to look at
 * anything else of a link, browsers style all of them anew with every press.
 */
export const speculationRules = {
	prefetch: [
		{
			where: {
				and: [{ href_matches: "/*" }, { not: { href_matches: "/*\\?(.+)" } }],
			},
			eagerness: "moderate",
		},
	],
};

/**
 * The `handle` of a page without these rules. Browsers read them anew whenever a page's address changes, and keep what they
 * read: too much for a page that changes its address with every choice.
 */
export const withoutSpeculation = "without-speculation";
