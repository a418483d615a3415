import { materialOf } from "../../../facts/products/materials.ts";
import { useLocale } from "../../navigation/use-locale.ts";
import { QueryLink } from "../../query-state/query-link.tsx";
import { Shot } from "../../ui/picture/shot.tsx";
import { Panel } from "../../ui/wall.tsx";
import { kitchenName } from "../shared/kitchen-name.ts";
import type { GalleryItem } from "./gallery-item.ts";
import styles from "./gallery-tile.module.css";
import type { GalleryWords } from "./gallery-words.ts";
import { kitchenParameter } from "./kitchen-filter.ts";
import type { TilePlace } from "./lay-out-kitchens.ts";

type GalleryTileProps = TilePlace & {
	kitchen: GalleryItem;
	words: GalleryWords;
	/** The first picture of the page. */
	first?: boolean;
};

/** The height of a picture in centimetres; its width follows from the row. One that fills its row is higher. */
const heightCm = (width: number) => (width === rowCm ? 120 : 90);
const rowCm = 240;

/** A kitchen as a picture on the wall; it opens in the viewer. */
export function GalleryTile({ kitchen, width, half, words, first = false }: GalleryTileProps) {
	const locale = useLocale();
	const { id, shot, upright } = kitchen;
	const { colour, worktop, materials: [material = "oat"] = [] } = shot.shows;
	const own = materialOf(material);
	return (
		<Panel width={width} half={half} as="li" className={first ? styles.tile : `${styles.tile} ${styles.aligned}`}>
			<QueryLink id={`open-${id}`} set={{ [kitchenParameter]: id }} push className={styles.open}>
				<Shot
					shot={shot}
					upright={half ? upright : undefined}
					phone={half ? { width: "50vw", ratio: 4 / 5 } : { width: first ? "75vw" : "100vw", ratio: 1.5 }}
					desktop={{ width: `${Math.round((width / rowCm) * 100)}vw`, ratio: width / heightCm(width) }}
					first={first}
					fill
					className={styles.picture}
				/>
				<span
					className={styles.caption}
					style={{ "--face": colour ?? own.colour, "--face-ink": colour ? undefined : own.ink }}
				>
					<strong>{kitchenName(shot.shows, words.kitchens, locale)}</strong>
					{worktop && <span>{words.kitchens.worktopCaptions[worktop]}</span>}
				</span>
			</QueryLink>
		</Panel>
	);
}
