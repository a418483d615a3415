/**
 * The browser fetches a page of this site when a visitor is about to press its link (docs/decisions/0017). Links with
 * a query only change what a page shows.
 */
export const speculationRules = {
	prefetch: [
		{
			where: { and: [{ href_matches: "/*" }, { not: { href_matches: "/*\\?(.+)" } }] },
			eagerness: "moderate",
		},
	],
};
