import { Wall } from "../../ui/wall.tsx";
import { fitsHalf, type GalleryItem } from "./gallery-item.ts";
import { GalleryTile } from "./gallery-tile.tsx";
import type { GalleryWords } from "./gallery-words.ts";
import { layOutKitchens } from "./lay-out-kitchens.ts";

type GalleryTilesProps = { kitchens: readonly GalleryItem[]; words: GalleryWords };

/** Plans that a narrow picture would cut off. */
const widePlans: readonly string[] = ["island", "l-shape"];
const isWide = ({ shows }: GalleryItem["shot"]) => widePlans.includes(shows.plan ?? "");

/** The kitchens that were found, as pictures on the wall. */
export function GalleryTiles({ kitchens, words }: GalleryTilesProps) {
	const places = layOutKitchens(
		kitchens.map((kitchen) => ({ isWide: isWide(kitchen.shot), fitsHalf: fitsHalf(kitchen) })),
	);
	return (
		<Wall as="ul">
			{kitchens.map((kitchen, position) => {
				const place = places[position];
				return place && <GalleryTile key={kitchen.id} kitchen={kitchen} words={words} {...place} />;
			})}
		</Wall>
	);
}
