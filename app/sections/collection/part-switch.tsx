import { type CollectionPart, collectionParts } from "../../../facts/products/collection.ts";
import { QueryLink } from "../../query-state/query-link.tsx";
import { Panel } from "../../ui/wall.tsx";
import { partParameter } from "./chosen-part.ts";
import styles from "./collection.module.css";
import type { CollectionWords } from "./collection-words.ts";

type PartSwitchProps = { words: CollectionWords; part: CollectionPart | undefined };

/** Links to the parts of the collection, drawn as drawers. */
export function PartSwitch({ words, part }: PartSwitchProps) {
	return (
		<Panel width={100} flavour="night" className={styles.switch}>
			<nav aria-label={words.filter.label}>
				<h2 className={styles.question}>{words.filter.label}</h2>
				<ul>
					<li>
						<QueryLink set={{ [partParameter]: undefined }} push current={part === undefined} className={styles.drawer}>
							{words.filter.all}
						</QueryLink>
					</li>
					{collectionParts.map((one) => (
						<li key={one}>
							<QueryLink set={{ [partParameter]: one }} push current={one === part} className={styles.drawer}>
								{words.parts[one].name}
							</QueryLink>
						</li>
					))}
				</ul>
			</nav>
		</Panel>
	);
}
