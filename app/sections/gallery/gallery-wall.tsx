import { isFlavour } from "../../../facts/products/materials.ts";
import { QueryLink } from "../../query-state/query-link.tsx";
import { Shot } from "../../ui/picture/shot.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { kitchenName } from "../kitchen-name.ts";
import styles from "./gallery-wall.module.css";
import type { GalleryWords } from "./gallery-words.ts";
import type { Kitchen } from "./kitchen.ts";
import { kitchenParameter } from "./kitchen-filter.ts";
import { rowWidths } from "./row-widths.ts";

type GalleryWallProps = { kitchens: readonly Kitchen[]; words: GalleryWords };

/** The height of a picture in centimetres; its width follows from the row. */
const heightCm = 90;
const rowCm = 240;

/** The kitchens that were found, as pictures on the wall; each opens in the viewer. */
export function GalleryWall({ kitchens, words }: GalleryWallProps) {
	const spans = rowWidths(kitchens.length);
	return (
		<Wall as="ul">
			{kitchens.map(({ id, shot, portrait }, position) => {
				const width = spans[position] ?? rowCm;
				const material = shot.shows.materials?.find(isFlavour);
				return (
					<Panel key={id} width={width} as="li" flavour={material ?? "oat"} className={styles.kitchen}>
						<QueryLink id={`open-${id}`} set={{ [kitchenParameter]: id }} push className={styles.open}>
							<Shot
								shot={shot}
								portrait={portrait}
								phone={{ width: "100vw", ratio: portrait ? 4 / 5 : 4 / 3 }}
								desktop={{ width: `${Math.round((width / rowCm) * 100)}vw`, ratio: width / heightCm }}
							/>
							<span className={styles.name}>{kitchenName(shot.shows, words.kitchens)}</span>
							{shot.shows.worktop && (
								<span className={styles.worktop}>
									{words.kitchens.worktopJoint} {words.kitchens.worktops[shot.shows.worktop]}
								</span>
							)}
						</QueryLink>
					</Panel>
				);
			})}
		</Wall>
	);
}
