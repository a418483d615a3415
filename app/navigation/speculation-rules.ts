/**
 * What the browser fetches while a visitor is about to press a link (docs/decisions/0017): the page it leads to. Not for
 * links that change what this page shows, nor for pages that are made on request.
 */
export const speculationRules = {
	prefetch: [
		{
			where: {
				and: [
					{ href_matches: "/*" },
					{ not: { href_matches: "/*\\?(.+)" } },
					{ not: { selector_matches: "[data-stay]" } },
				],
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
