import { type Family, materialOf, materialsOf } from "../../../facts/products/materials.ts";
import { Front } from "../../ui/front/front.tsx";
import { Link } from "../../ui/link.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import styles from "./materials.module.css";
import { choose, type Pair, queryOf } from "./pair.ts";

type SwatchesProps = { family: Family; label: string; pair: Pair; path: string };

/** All colours of a family, edge to edge; each leads to the pair in which it comes first. */
export function Swatches({ family, label, pair, path }: SwatchesProps) {
	// A whole new page must show what was chosen; within the page the tray shows it where the visitor is.
	const place = useHydrated() ? "" : "#compare";
	return (
		<ul className={styles.swatches} data-family={family} aria-label={label}>
			{materialsOf(family).map((key) => (
				<li key={key}>
					<Front design="flush" material={key} scaled className={styles.swatch}>
						<Link
							to={`${path}${queryOf(choose(pair, key))}${place}`}
							className={styles.swatchName}
							current={pair.includes(key)}
							stay
						>
							{materialOf(key).name}
						</Link>
					</Front>
				</li>
			))}
		</ul>
	);
}
