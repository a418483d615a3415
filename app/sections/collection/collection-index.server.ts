import type { Words } from "../../../content/words.ts";
import type { CollectionPart } from "../../../facts/products/collection.ts";
import { frontDesigns, frontNames } from "../../../facts/products/fronts.ts";
import { families } from "../../../facts/products/materials.ts";
import { sinks } from "../../../facts/products/sinks-and-taps.ts";
import { worktops } from "../../../facts/products/worktops.ts";
import { localeOfPath } from "../../../facts/site/locales.ts";
import type { ShownShot } from "../../ui/picture/shot-source.ts";
import { shotOf } from "../../ui/picture/shots.server.ts";
import { productPaths } from "../gallery/product-paths.ts";

/** One thing we make: what it is called, what it looks like, and the page about it. */
export type CollectionEntry = { name: string; shot: ShownShot; to: string };

const frontPictures = {
	own: "details/own-knob",
	catch: "details/catch-hole",
	flush: "details/flush-edge",
	pull: "details/pull-edge",
	framed: "details/framed-corner",
	barre: "details/barre-bars",
};

const familyPictures = {
	fenix: "edges/flush-tabasco",
	melatop: "edges/framed-butter",
	wood: "edges/barre-warm-oak",
	painted: "edges/framed-painted",
	"raw-mdf": "kitchens/catch-raw-mdf-loft",
	multiplex: "edges/catch-multiplex",
};

/** Everything in the collection, part by part. */
export function collectionIndex(
	url: URL,
	fronts: Words<"front-words">,
	kitchens: Words<"kitchen-words">,
): Record<CollectionPart, CollectionEntry[]> {
	const paths = productPaths(url);
	const picture = (name: string) => shotOf(name, localeOfPath(url.pathname));
	return {
		fronts: frontDesigns.map((design) => ({
			name: frontNames[design],
			shot: picture(frontPictures[design]),
			to: paths.fronts[design],
		})),
		materials: families.map((family) => ({
			name: fronts.families[family].name,
			shot: picture(familyPictures[family]),
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
