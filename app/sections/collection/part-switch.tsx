import type { Words } from "../../../content/words.ts";
import { type CollectionPart, collectionParts } from "../../../facts/products/collection.ts";
import { QueryLink } from "../../query-state/query-link.tsx";
import choices from "../../ui/choices.module.css";
import { Panel, Wall } from "../../ui/wall.tsx";
import styles from "./collection.module.css";
import { partParameter } from "./part-query.ts";

type PartSwitchProps = { words: Words<"collection">; part: CollectionPart | undefined };

/** Links to the parts of the collection. */
export function PartSwitch({ words, part }: PartSwitchProps) {
	return (
		<Wall>
			<Panel width={240} flavour="night" className={styles.switch}>
				<nav aria-label={words.filter.label}>
					<ul className={choices.row}>
						{[undefined, ...collectionParts].map((one) => (
							<li key={one ?? "all"}>
								<QueryLink set={{ [partParameter]: one }} push current={one === part} className={choices.choice}>
									{one ? words.parts[one].name : words.filter.all}
								</QueryLink>
							</li>
						))}
					</ul>
				</nav>
			</Panel>
		</Wall>
	);
}
