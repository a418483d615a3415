import { redirects } from "../facts/site/redirects.ts";

const byPath = new Map(redirects.map((redirect) => [redirect.from, redirect]));

export type Move = { status: 301 | 308; location: string };

/**
 * Where a path moved to, or undefined where it stays. Query strings travel along. A location always starts with
 * exactly one slash, so that no path can send a visitor to another site (back slashes never get here).
 */
export function findRedirect(path: string, query: string): Move | undefined {
	const known = byPath.get(path);
	if (known) return { status: known.status, location: known.to + query };
	const tidy = path.replace(/\/{2,}/g, "/").replace(/(.)\/+$/, "$1");
	return tidy === path ? undefined : { status: 308, location: tidy + query };
}
