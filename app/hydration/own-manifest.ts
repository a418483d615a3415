import type { EntryContext } from "react-router";

/**
 * The framework's list of routes, with those of one page only. Links lead to documents (docs/decisions/0017), so a page
 * never needs the others; the whole list would be one more file to wait for, and sixty routes to build before React starts.
 */
export function ownManifest({ manifest, staticHandlerContext }: EntryContext): EntryContext["manifest"] {
	const own = new Set(staticHandlerContext.matches.map(({ route }) => route.id));
	return {
		...manifest,
		// <Scripts> still asks for the file of its address while React takes over; this one is there already.
		url: manifest.entry.module,
		routes: Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => own.has(id))),
	};
}
