import type { PageKey } from "./pages.ts";

/** The page above each page, for the trail that search engines show; the others stand right below the home page. */
const above: Partial<Record<PageKey, PageKey>> = {
	team: "our-story",
	fronts: "collection",
	worktops: "collection",
	"faucets-sinks": "collection",
	materials: "collection",
	barre: "fronts",
	catch: "fronts",
	flush: "fronts",
	framed: "fronts",
	own: "fronts",
	pull: "fronts",
	"kitchen-fronts": "fronts",
	samples: "materials",
	"farrow-and-ball": "materials",
	fenix: "materials",
	"wooden-fronts": "materials",
	"designer-rotterdam": "jobs",
	warehouse: "jobs",
};

/** The way from the home page to a page, both included. */
export function breadcrumbsTo(key: PageKey): PageKey[] {
	if (key === "home") return [key];
	return [...breadcrumbsTo(above[key] ?? "home"), key];
}
