import type { FrontDesign } from "../../../facts/products/fronts.ts";

/** The short description of each design. */
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
