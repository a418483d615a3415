import type { ReactNode } from "react";
import { materialKeys } from "../../../facts/products/materials.ts";
import { combinationName } from "../../../media/combinations.ts";
import { useQueryState } from "../../query-state/use-query-state.ts";
import { type Combinations, combinationOf } from "../../ui/picture/combination.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { FilterBar } from "./filter-bar.tsx";
import type { GalleryItem } from "./gallery-item.ts";
import styles from "./gallery-section.module.css";
import { GalleryTile } from "./gallery-tile.tsx";
import { GalleryTiles } from "./gallery-tiles.tsx";
import type { GalleryWords } from "./gallery-words.ts";
import { findKitchens, kitchenParameter, parseFilterQuery } from "./kitchen-filter.ts";
import { KitchenViewer } from "./kitchen-viewer.tsx";
import type { ProductPaths } from "./product-paths.ts";

type GallerySectionProps = {
	kitchens: readonly GalleryItem[];
	/** Every design in every material where no kitchen matches the filter, else none. */
	combinations: readonly Combinations[];
	words: GalleryWords;
	paths: ProductPaths;
	/** The panel with the page's heading, beside the filter. */
	title: ReactNode;
};

const readQuery = (query: URLSearchParams) => ({
	filter: parseFilterQuery(query),
	opened: query.get(kitchenParameter),
});

/** Filter, wall and viewer; their state is in the address. */
export function GallerySection({ kitchens, combinations, words, paths, title }: GallerySectionProps) {
	const [{ filter, opened }, setQuery] = useQueryState(readQuery);
	const found = findKitchens({ kitchens, combinations: combinations.flatMap(galleryItemsOf) }, filter);
	const emptyWords = found.length > 0 ? words.filter.closest : words.filter.none;
	const shown = found.findIndex(({ id }) => id === opened);
	const kitchen = found[shown];
	const idAt = (position: number) => found.at(position % found.length)?.id;
	const hasKitchens = found.some((one) => kitchens.includes(one));
	// The first one stands beside the heading, so that a picture is on the first screen.
	const first = hasKitchens ? found[0] : undefined;
	const others = first ? found.slice(1) : found;
	return (
		<div className={styles.gallery}>
			<Wall>
				{title}
				{first ? (
					<ul className={styles.first}>
						<GalleryTile kitchen={first} words={words} width={140} half={false} first />
					</ul>
				) : (
					<Panel width={140} flavour="accent" className={styles.none}>
						<h2>{emptyWords.heading}</h2>
						<p>
							<Sentence text={emptyWords.text} />
						</p>
					</Panel>
				)}
			</Wall>
			<FilterBar kitchens={kitchens} hasCombinations={combinations.length > 0} filter={filter} words={words} />
			{others.length > 0 && <GalleryTiles kitchens={others} words={words} />}
			{kitchen && (
				<KitchenViewer
					kitchen={kitchen}
					position={shown + 1}
					count={found.length}
					previous={idAt(shown - 1)}
					next={idAt(shown + 1)}
					setQuery={setQuery}
					words={words}
					paths={paths}
				/>
			)}
		</div>
	);
}

/** The pictures of one design in all materials, as kitchens. */
function galleryItemsOf(combinations: Combinations): GalleryItem[] {
	return materialKeys.map((material) => ({
		id: combinationName(combinations.design, material),
		shot: combinationOf(combinations, material),
	}));
}
