/** How long an answer may be kept, by name, with the reason. */
export const cachePolicies = {
	/** The name holds a hash of the content: it can never change. */
	immutable: "public, max-age=31536000, immutable",
	/** Asked again each time, but answered with 304 and kept for the back button (no-store would forbid that). */
	revalidate: "public, max-age=0, must-revalidate",
	/** Small files with fixed names, such as robots.txt: a change may take an hour to be seen. */
	hour: "public, max-age=3600",
	/** Answers to one visitor, such as one that sets a cookie. */
	private: "no-store",
	/** Answers about this very moment: errors, health. */
	never: "no-cache",
} as const;

export type CachePolicy = keyof typeof cachePolicies;

export function cachePolicyOf(path: string, isPage: boolean): CachePolicy {
	if (/^(\/admin)?\/assets\//.test(path)) return "immutable";
	return isPage || /\.md$/.test(path) ? "revalidate" : "hour";
}
