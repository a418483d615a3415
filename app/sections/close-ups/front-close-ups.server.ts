import type { Words } from "../../../content/words.ts";
import { type FrontDesign, frontDesigns, frontNames } from "../../../facts/products/fronts.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import { combinationShot } from "../../ui/picture/combinations.server.ts";
import { frontPaths } from "../shared/front-paths.ts";
import { showcaseMaterial } from "../shared/showcase-material.ts";
import type { CloseUp } from "./close-ups.tsx";

/** A point on the worktop's edge in each picture, in percent: they all come to lie on one line. */
const worktopEdges: Record<FrontDesign, { x: number; y: number }> = {
	own: { x: 57, y: 55.5 },
	catch: { x: 72, y: 60 },
	flush: { x: 50, y: 56 },
	pull: { x: 30, y: 54.5 },
	framed: { x: 50, y: 57 },
	barre: { x: 52, y: 57 },
};

/** The six designs as one run of cabinets below one worktop. */
export function frontCloseUps(locale: Locale, words: Words<"front-words">, materials = showcaseMaterial): CloseUp[] {
	const paths = frontPaths(locale);
	return frontDesigns.map((design) => ({
		name: frontNames[design],
		text: words.designs[design].what,
		to: paths[design],
		shot: combinationShot(design, materials[design], locale),
		at: { ...worktopEdges[design], line: 34, zoom: 2.98 },
	}));
}
