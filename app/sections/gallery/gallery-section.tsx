import type { ReactNode } from "react";
import { useInAddress } from "../../loading/use-in-address.ts";
import { Panel, Wall } from "../../ui/wall.tsx";
import { FilterBar } from "./filter-bar.tsx";
import styles from "./gallery-section.module.css";
import { GalleryWall } from "./gallery-wall.tsx";
import type { GalleryWords } from "./gallery-words.ts";
import type { Kitchen } from "./kitchen.ts";
import { addressOf, filterIn, kitchenParameter, suits } from "./kitchen-filter.ts";
import { KitchenViewer } from "./kitchen-viewer.tsx";
import type { ProductPaths } from "./product-paths.ts";

type GallerySectionProps = {
	kitchens: readonly Kitchen[];
	path: string;
	/** The query that the server rendered. */
	rendered: string;
	words: GalleryWords;
	paths: ProductPaths;
	/** The panel with the page's heading, beside the filter. */
	title: ReactNode;
};

/** Filter, wall and viewer; the address says what they show. */
export function GallerySection({ kitchens, path, rendered, words, paths, title }: GallerySectionProps) {
	const query = useInAddress(new URLSearchParams(rendered), (current) => current);
	const filter = filterIn(query);
	const found = kitchens.filter(({ shot }) => suits(shot.shows, filter));
	const shown = found.findIndex(({ id }) => id === query.get(kitchenParameter));
	const kitchen = found[shown];
	const addressAt = (position: number) => addressOf(path, filter, found.at(position % found.length)?.id);
	return (
		<div className={styles.gallery}>
			<Wall>
				{title}
				<FilterBar kitchens={kitchens} filter={filter} path={path} words={words} />
			</Wall>
			{found.length > 0 ? (
				<GalleryWall kitchens={found} filter={filter} path={path} words={words} />
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
					previous={addressAt(shown - 1)}
					next={addressAt(shown + 1)}
					close={addressOf(path, filter)}
					words={words}
					paths={paths}
				/>
			)}
		</div>
	);
}
