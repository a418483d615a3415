/** Values of Cache-Control. */
export const cachePolicies = {
	/** Files whose name has a hash of their content. */
	immutable: "public, max-age=31536000, immutable",
	/** Revalidated on every visit, usually with a 304. Not no-store: that would disable the back/forward cache. */
	revalidate: "public, max-age=0, must-revalidate",
	/** Small files with fixed names, such as robots.txt: a change may take an hour to be seen. */
	hour: "public, max-age=3600",
	/** Answers to one visitor, such as one that sets a cookie. */
	noStore: "no-store",
	/** Errors, health checks and pages rendered on request: may be stored, never reused without asking. */
	noCache: "no-cache",
} as const;

export type CachePolicy = keyof typeof cachePolicies;

export function cachePolicyOf(path: string, isPage: boolean): CachePolicy {
	if (/^(\/admin)?\/assets\//.test(path)) return "immutable";
	return isPage || /\.md$/.test(path) ? "revalidate" : "hour";
}
