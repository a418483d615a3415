import { pagePaths } from "../../facts/site/pages.ts";

/**
 * Whether another site's page sent this request. Browsers set Sec-Fetch-Site; older ones must send our Origin.
 * Programs send neither and are allowed: they have no visitor's cookies.
 */
export function isCrossSite(headers: Headers, siteUrl: string, host: string): boolean {
	const origin = headers.get("Origin");
	if (origin !== null && origin === siteUrl) return false;
	const site = headers.get("Sec-Fetch-Site");
	if (site !== null) return site !== "same-origin" && site !== "none";
	if (origin === null) return false;
	return !URL.canParse(origin) || new URL(origin).host !== host;
}

const ourPaths = new Set(pagePaths());

/** The page of the site that a sign-up came from, for the record of consent; empty where unknown. */
export function refererPage(headers: Headers): string {
	const referrer = headers.get("Referer") ?? "";
	const path = URL.canParse(referrer) ? new URL(referrer).pathname : "";
	return ourPaths.has(path) ? path : "";
}
