import type { Words } from "../../../content/words.ts";
import type { CollectionPart } from "../../../facts/products/collection.ts";
import { type Family, families } from "../../../facts/products/materials.ts";
import { sinks, taps } from "../../../facts/products/sinks-and-taps.ts";
import { localeOfPath } from "../../../facts/site/locales.ts";
import { combinationShot } from "../../ui/picture/combinations.server.ts";
import { shotOf } from "../../ui/picture/shots.server.ts";
import { productPaths } from "../gallery/product-paths.ts";
import type { CloseUp } from "../shared/close-ups.tsx";
import { frontCloseUps } from "../shared/front-close-ups.server.ts";
import { worktopCloseUps } from "../shared/worktop-close-ups.server.ts";

const middle = { x: 50, y: 50, line: 50 };
const edge = { ...middle, zoom: 1.1 };

/** Everything we make, part by part. */
export function collectionIndex(
	url: URL,
	fronts: Words<"front-words">,
	kitchens: Words<"kitchen-words">,
): Record<CollectionPart, CloseUp[]> {
	const paths = productPaths(url);
	const locale = localeOfPath(url.pathname);
	const picture = (name: string) => shotOf(name, locale);
	const familyPictures: Record<Family, Pick<CloseUp, "shot" | "at">> = {
		fenix: { shot: picture("edges/flush-tabasco"), at: edge },
		melatop: { shot: picture("edges/framed-butter"), at: edge },
		wood: { shot: picture("edges/barre-warm-oak"), at: edge },
		painted: { shot: picture("edges/framed-painted"), at: edge },
		"raw-mdf": { shot: combinationShot("pull", "raw-mdf", locale), at: { x: 36, y: 66, line: 50, zoom: 5 } },
		multiplex: { shot: picture("edges/catch-multiplex"), at: edge },
	};
	return {
		fronts: frontCloseUps(url, fronts),
		materials: families.map((family) => ({
			name: fronts.families[family].name,
			to: `${paths.materials}#${family}`,
			...familyPictures[family],
		})),
		worktops: worktopCloseUps(url, kitchens.worktops),
		sinks: sinks.map((finish) => ({
			name: kitchens.sinks[finish],
			to: paths.taps,
			shot: picture(`worktops/sink-${finish}`),
			at: { ...middle, zoom: 1.9 },
		})),
		taps: taps.map((tap) => ({
			name: kitchens.taps[tap],
			to: paths.taps,
			shot: picture(`worktops/tap-${tap}`),
			at: { ...middle, y: 48, zoom: 1.05 },
		})),
	};
}
