import type { FrontDesign } from "../../facts/products/fronts.ts";

/** What each design is in a few words, out of all that is said about it. */
export function shortDescriptions(designs: Record<FrontDesign, { short: string }>): Record<FrontDesign, string> {
	return {
		own: designs.own.short,
		catch: designs.catch.short,
		flush: designs.flush.short,
		pull: designs.pull.short,
		framed: designs.framed.short,
		barre: designs.barre.short,
	};
}
