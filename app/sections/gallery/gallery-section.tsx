import type { ReactNode } from "react";
import { useQueryState } from "../../query-state/use-query-state.ts";
import { Panel, Wall } from "../../ui/wall.tsx";
import { FilterBar } from "./filter-bar.tsx";
import styles from "./gallery-section.module.css";
import { GalleryWall } from "./gallery-wall.tsx";
import type { GalleryWords } from "./gallery-words.ts";
import type { Kitchen } from "./kitchen.ts";
import { filterIn, kitchenParameter, matchesFilter } from "./kitchen-filter.ts";
import { KitchenViewer } from "./kitchen-viewer.tsx";
import type { ProductPaths } from "./product-paths.ts";

type GallerySectionProps = {
	kitchens: readonly Kitchen[];
	words: GalleryWords;
	paths: ProductPaths;
	/** The panel with the page's heading, beside the filter. */
	title: ReactNode;
};

const readQuery = (query: URLSearchParams) => ({ filter: filterIn(query), opened: query.get(kitchenParameter) });

/** Filter, wall and viewer; the address says what they show. */
export function GallerySection({ kitchens, words, paths, title }: GallerySectionProps) {
	const [{ filter, opened }, setQuery] = useQueryState(readQuery);
	const found = kitchens.filter(({ shot }) => matchesFilter(shot.shows, filter));
	const shown = found.findIndex(({ id }) => id === opened);
	const kitchen = found[shown];
	const idAt = (position: number) => found.at(position % found.length)?.id;
	return (
		<div className={styles.gallery}>
			<Wall>
				{title}
				<FilterBar kitchens={kitchens} filter={filter} words={words} />
			</Wall>
			{found.length > 0 ? (
				<GalleryWall kitchens={found} words={words} />
			) : (
				<Wall>
					<Panel width={240} flavour="accent" className={styles.none}>
						<h2>{words.filter.none.heading}</h2>
						<p>{words.filter.none.text}</p>
					</Panel>
				</Wall>
			)}
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
