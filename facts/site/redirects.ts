import { type PageKey, pathOf } from "./pages.ts";

/** English pages whose old address lacked the /en prefix; old links and bookmarks still arrive there. */
const formerlyUnprefixed: readonly PageKey[] = [
	"materials",
	"worktops",
	"fronts",
	"how-we-work",
	"our-story",
	"prices",
	"faucets-sinks",
];

export type Redirect = { from: string; to: string; status: 301 | 308 };

export const redirects: readonly Redirect[] = formerlyUnprefixed.map((key) => {
	const to = pathOf(key, "en");
	return { from: to.replace(/^\/en/, ""), to, status: 301 };
});
