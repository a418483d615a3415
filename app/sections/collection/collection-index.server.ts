import type { Words } from "../../../content/words.ts";
import type { FrontDesign } from "../../../facts/products/fronts.ts";
import type { MaterialKey } from "../../../facts/products/materials.ts";
import { sinks, taps } from "../../../facts/products/sinks-and-taps.ts";
import { type Worktop, worktops } from "../../../facts/products/worktops.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import { shotOf } from "../../ui/picture/shots.server.ts";
import { frontCloseUps } from "../close-ups/front-close-ups.server.ts";
import { productPaths } from "../gallery/product-paths.ts";

const middle = { x: 50, y: 50, line: 50 };

/** Other colours than on the designs' own pages. */
const materials: Record<FrontDesign, MaterialKey> = {
	own: "honey",
	catch: "mint",
	flush: "aubergine",
	pull: "walnut",
	framed: "lychee",
	barre: "tabasco",
};

/** A point on the front edge of each worktop, beside its sink. */
const edges: Record<Worktop, { x: number; y: number }> = {
	"marble-composite": { x: 78, y: 62 },
	"stainless-steel": { x: 76, y: 72 },
	marble: { x: 78, y: 78 },
	fenix: { x: 22, y: 66 },
};

/** Everything we make but the materials, part by part. */
export function collectionIndex(locale: Locale, fronts: Words<"front-words">, kitchens: Words<"kitchen-words">) {
	const paths = productPaths(locale);
	return {
		fronts: frontCloseUps(locale, fronts, materials).map(({ text, at, ...front }) => ({
			...front,
			at: { ...at, line: 42, zoom: 4 },
		})),
		taps: taps.map((tap) => ({
			name: kitchens.taps[tap],
			to: paths.taps,
			shot: shotOf(`worktops/tap-${tap}`, locale),
			at: { ...middle, y: 48, zoom: 1.05 },
		})),
		worktops: worktops.map((worktop) => ({
			name: kitchens.worktops[worktop],
			to: `${paths.worktops}#${worktop}`,
			shot: shotOf(`worktops/${worktop}`, locale),
			at: { ...edges[worktop], line: 72, zoom: 2.6 },
		})),
		sinks: sinks.map((finish) => ({
			name: kitchens.sinks[finish],
			to: paths.taps,
			shot: shotOf(`worktops/sink-${finish}`, locale),
			at: { ...middle, y: 54, zoom: 2.2 },
		})),
	};
}
