import type { EntryContext } from "react-router";

/**
 * The framework's manifest with the routes of this page only. Links load documents (docs/decisions/0017), so a page
 * never needs the others; the full manifest would be one more file to fetch and sixty routes to set up before React
 * starts.
 */
export function pageManifest({ manifest, staticHandlerContext }: EntryContext): EntryContext["manifest"] {
	const ids = new Set(staticHandlerContext.matches.map(({ route }) => route.id));
	return {
		...manifest,
		// While hydrating, <Scripts> preloads this file; the entry module is loaded already.
		url: manifest.entry.module,
		routes: Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => ids.has(id))),
	};
}
