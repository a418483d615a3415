import type { Words } from "../../../content/words.ts";
import { type FrontDesign, frontDesigns } from "../../../facts/products/fronts.ts";
import { Panel, Wall } from "../../ui/wall.tsx";
import { FrontCard } from "../shared/front-card.tsx";
import { showcaseMaterial } from "../shared/showcase-material.ts";
import styles from "./front-row.module.css";

type FrontRowProps = {
	words: Words<"front-words">;
	paths: Record<FrontDesign, string>;
	/** Addresses of what is behind each. */
	insides: Record<FrontDesign, string>;
};

/** The six fronts side by side, as they would hang in a kitchen. */
export function FrontRow({ words, paths, insides }: FrontRowProps) {
	return (
		<Wall className={styles.row}>
			{frontDesigns.map((design) => (
				<Panel key={design} width={40} half bare>
					<FrontCard
						design={design}
						material={showcaseMaterial[design]}
						to={paths[design]}
						short={words.designs[design].short}
						width={40}
						scaled
						inside={insides[design]}
					/>
				</Panel>
			))}
		</Wall>
	);
}
