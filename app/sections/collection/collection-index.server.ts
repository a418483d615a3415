import type { Words } from "../../../content/words.ts";
import type { CollectionPart } from "../../../facts/products/collection.ts";
import { families } from "../../../facts/products/materials.ts";
import { sinks } from "../../../facts/products/sinks-and-taps.ts";
import { worktops } from "../../../facts/products/worktops.ts";
import { localeOfPath } from "../../../facts/site/locales.ts";
import { combinationShot } from "../../ui/picture/combinations.server.ts";
import type { ShownShot } from "../../ui/picture/shot-source.ts";
import { shotOf } from "../../ui/picture/shots.server.ts";
import { productPaths } from "../gallery/product-paths.ts";

/** One thing we make: what it is called, what it looks like, and the page about it. */
export type CollectionEntry = { name: string; shot: ShownShot; to: string };

const familyPictures = {
	fenix: "edges/flush-tabasco",
	melatop: "edges/framed-butter",
	wood: "edges/barre-warm-oak",
	painted: "edges/framed-painted",
	multiplex: "edges/catch-multiplex",
};

/** All parts of the collection but the fronts, which have a run of their own. */
export type IndexedPart = Exclude<CollectionPart, "fronts">;

/** Everything in them, part by part. */
export function collectionIndex(
	url: URL,
	fronts: Words<"front-words">,
	kitchens: Words<"kitchen-words">,
): Record<IndexedPart, CollectionEntry[]> {
	const paths = productPaths(url);
	const locale = localeOfPath(url.pathname);
	const picture = (name: string) => shotOf(name, locale);
	return {
		materials: families.map((family) => ({
			name: fronts.families[family].name,
			shot: family === "raw-mdf" ? combinationShot("pull", family, locale) : picture(familyPictures[family]),
			to: paths.materials,
		})),
		worktops: worktops.map((worktop) => ({
			name: kitchens.worktops[worktop],
			shot: picture(`worktops/${worktop}`),
			to: paths.worktops,
		})),
		sinks: sinks.map((finish) => ({
			name: kitchens.sinks[finish],
			shot: picture(`worktops/sink-${finish}`),
			to: paths.taps,
		})),
		taps: (["standard", "boiling-water"] as const).map((tap) => ({
			name: kitchens.taps[tap],
			shot: picture(`worktops/tap-${tap}`),
			to: paths.taps,
		})),
	};
}
