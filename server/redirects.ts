import { redirects } from "../facts/site/redirects.ts";
import { canonicalPath } from "./request-target.ts";

const byPath = new Map(redirects.map((redirect) => [redirect.from, redirect]));

type Redirect = { status: 301 | 308; location: string };

/**
 * Where a path moved to, or undefined where it did not. The query is kept. A location always starts with exactly one
 * slash, so that no path can send a visitor to another site (backslashes never get here).
 */
export function findRedirect(path: string, query: string): Redirect | undefined {
	const redirect = byPath.get(path);
	if (redirect) return { status: 301, location: redirect.to + query };
	const canonical = canonicalPath(path);
	return canonical === path ? undefined : { status: 308, location: canonical + query };
}
